/* Run by vitest once before the tests of this folder: bundles the code, and builds the site that most of them read. */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findBundle } from '../../src/build/bundle.ts'
import { writeContent } from './content.ts'
import { BUNDLE_CACHE_DIR, foldersIn, mustBuild, ROOT } from './run-build.ts'

/** Where `npm run build` keeps its bundle. */
const OWN_CACHE_DIR = join(ROOT, 'node_modules/.cache/bundle')

/** Builds the site, and returns the function that removes it at the end. */
export async function setup(project: TestProject): Promise<() => void> {
  takeBundle()
  const folder = mkdtempSync(join(tmpdir(), 'site-reference-'))
  const reference = foldersIn(folder)
  writeContent(reference.contentDir)
  await mustBuild(reference)
  project.provide('reference', reference)
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Takes the bundle of the same code that `npm run build` has made, if there is one: making it again takes half a minute. */
function takeBundle(): void {
  const own = findBundle(ROOT, OWN_CACHE_DIR)
  const taken = own && join(BUNDLE_CACHE_DIR, own.codeHash)
  if (taken && !existsSync(taken)) cpSync(own.bundleDir, taken, { recursive: true })
}
