/* Run by vitest once before the tests of this folder: bundles the code, and builds the site that most of them read. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { writeContent } from './content.ts'
import { foldersIn, mustBuild } from './run-build.ts'

/** Builds the site, and returns the function that removes it at the end. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-reference-'))
  const reference = foldersIn(folder)
  writeContent(reference.contentDir)
  await mustBuild(reference)
  project.provide('reference', reference)
  return () => rmSync(folder, { recursive: true, force: true })
}
