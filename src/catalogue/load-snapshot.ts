import { statSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment } from '../environment.ts'
import { ContentError } from './faults.ts'
import { fillTexts } from './fill-texts.ts'
import { checkIntegrity } from './integrity.ts'
import { checkPhotos } from './photos.ts'
import { sortRecords } from './order.ts'
import { readScreenPaths } from './screen-paths.ts'
import type { Snapshot } from './snapshot.ts'
import { type ApiSource, locateAtApi, readRecordsFromApi } from './sources/api.ts'
import { locateFile, readDocumentFiles, readPageFiles, readRecordFiles } from './sources/files.ts'

export type SnapshotOptions = {
  /** Folder of content files. Single-record documents are always read from here. */
  contentDir: string
  /** Folder of the pictures and downloads that content refers to. */
  publicDir: string
  /** Folder of the screens, some of which have pages whatever the content. */
  pagesDir: string
  /** If set, records are read from this API instead of files. */
  api?: ApiSource | undefined
}

/** Reads and validates all content, from files or from the API. Throws a ContentError with all faults if anything is invalid. */
export async function loadSnapshot({ contentDir, publicDir, pagesDir, api }: SnapshotOptions): Promise<Snapshot> {
  const documents = readDocumentFiles(contentDir)
  const pages = readPageFiles(contentDir)
  const records = api ? await readRecordsFromApi(api) : readRecordFiles(contentDir)
  const faults = [...documents.faults, ...pages.faults, ...records.faults]
  // References to invalid records would be reported as missing: these faults are reported first.
  if (faults.length > 0) throw new ContentError(faults)
  const snapshot: Snapshot = fillTexts({
    ...sortRecords(records.content),
    ...documents.content,
    pages: pages.content,
  })
  const locate = api ? locateAtApi(api.url) : locateFile(contentDir)
  const screens = readScreenPaths(pagesDir)
  const broken = [
    ...checkIntegrity(snapshot, {
      locate,
      isPublicFile: (path) => isFile(join(publicDir, path)),
      isScreen: (path) => screens.has(path),
    }),
    ...checkPhotos(snapshot, contentDir, locate),
  ]
  if (broken.length > 0) throw new ContentError(broken)
  return snapshot
}

/** Returns the content source from environment variables: `CONTENT_DIR`, `CONTENT_API_URL`, `CONTENT_API_TOKEN`. */
export function snapshotOptions(
  root: string,
  env: NodeJS.ProcessEnv,
  onProgress?: (message: string) => void,
): SnapshotOptions {
  const { CONTENT_DIR, CONTENT_API_URL, CONTENT_API_TOKEN } = readEnvironment(env)
  const url = CONTENT_API_URL?.replace(/\/+$/, '')
  return {
    contentDir: CONTENT_DIR ?? join(root, 'src/catalogue/data'),
    publicDir: join(root, 'public'),
    pagesDir: join(root, 'pages'),
    api: url ? { url, token: CONTENT_API_TOKEN, ...(onProgress && { onProgress }) } : undefined,
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
