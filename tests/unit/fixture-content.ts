import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSnapshot, snapshotOptions } from '../../src/content/load-snapshot.ts'
import type { Snapshot } from '../../src/content/snapshot.ts'
import { generateContent } from '../bench/generate-content.ts'

const OPTIONS = snapshotOptions(join(import.meta.dirname, '../..'), {})

/** Loads the content of the vendor of unit tests (`tests/vendors/fixture`). */
export function loadFixture(): Promise<Snapshot> {
  return loadSnapshot(OPTIONS)
}

/** Loads the same content with more products, made by a rule. */
export async function loadLargeFixture(products: number): Promise<Snapshot> {
  const contentDir = mkdtempSync(join(tmpdir(), 'site-test-'))
  try {
    generateContent(OPTIONS.contentDir, contentDir, products)
    const [fixture, generated] = await Promise.all([loadFixture(), loadSnapshot({ ...OPTIONS, contentDir })])
    return { ...fixture, product: [...fixture.product, ...generated.product] }
  } finally {
    rmSync(contentDir, { recursive: true })
  }
}
