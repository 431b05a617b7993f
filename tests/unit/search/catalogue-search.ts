import { join } from 'node:path'
import { loadSnapshot } from '../../../src/catalogue/load-snapshot.ts'
import type { Snapshot } from '../../../src/catalogue/snapshot.ts'
import type { NamedHit } from '../../../src/search/create-search-engine.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** Loads the published content. */
export function loadShippedContent(): Promise<Snapshot> {
  return loadSnapshot({
    contentDir: join(ROOT, 'src/catalogue/data'),
    publicDir: join(ROOT, 'public'),
    pagesDir: join(ROOT, 'pages'),
  })
}

/** Returns the keys of the first hits of a kind. */
export function firstOf(hits: readonly NamedHit[], kind: NamedHit['kind'], count: number): string[] {
  return hits.filter((hit) => hit.kind === kind).flatMap((hit, place) => (place < count ? hit.key : []))
}
