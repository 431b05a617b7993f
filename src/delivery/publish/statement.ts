import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { subjectsOf, supplyFilesOf } from '../../base/manifest/supply-files.ts'
import { manifestFile } from '../../base/manifest/manifest.ts'
import { sha256 } from '../../base/sha256.ts'
import type { Store } from '../../base/object-store/store.ts'
import { STATEMENTS } from './layout.ts'
import type { BuiltSite } from './site-files.ts'

/**
 * The state of the statement about a build: there is none, or it is about other bytes, or its files are at the target.
 */
export type StatementState = 'none' | 'outdated' | 'kept'

const HEADERS = { contentType: 'application/json', cacheControl: 'no-store' }

/**
 * Keeps at the target, where visitors cannot read it, what `npm run tool -- sbom` wrote about the last build: its packages, the
 * statement of what it was made of, and the signature. Without a statement, or if it is about another manifest of the
 * same id, nothing is written; nor in a dry run.
 */
export async function keepStatement(
  store: Store,
  { buildsDir }: BuiltSite,
  isDryRun: boolean,
): Promise<StatementState> {
  const { id, sbom, statement, envelope } = supplyFilesOf(buildsDir)
  if (!existsSync(statement)) return 'none'
  const manifest = manifestFile(buildsDir, id)
  const stated = subjectsOf(await readFile(statement, 'utf8'))
  for (const path of [manifest, sbom]) {
    const digest = existsSync(path) && sha256(await readFile(path))
    if (!stated.some(({ name, digest: of }) => basename(name) === basename(path) && of.sha256 === digest))
      return 'outdated'
  }
  if (isDryRun) return 'kept'
  for (const path of [sbom, statement, envelope].filter((each) => existsSync(each))) {
    const content = await readFile(path)
    const key = STATEMENTS + basename(path)
    if (!(await store.read(key))?.equals(content)) await store.write(key, content, HEADERS)
  }
  return 'kept'
}
