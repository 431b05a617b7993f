import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Snapshot } from '../catalogue/snapshot.ts'
import { LOCALES } from '../i18n/locale.ts'
import { searchDocuments } from '../search/documents.ts'
import { packSearch } from '../search/pack-search.ts'
import { searchPath } from '../search/search-files.ts'

/** Writes what the search of each language is made of. Returns the addresses of its files. */
export async function writeSearch(outDir: string, buildId: string, snapshot: Snapshot): Promise<string[]> {
  const files = new Map(
    LOCALES.flatMap((locale) => [...packSearch(searchDocuments(snapshot, locale), searchPath(locale, buildId))]),
  )
  await mkdir(dirname(join(outDir, searchPath(LOCALES[0], buildId))), { recursive: true })
  await Promise.all([...files].map(([path, text]) => writeFile(join(outDir, path), text)))
  return [...files.keys()]
}
