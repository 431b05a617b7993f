import { statSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment } from '../base/environment.ts'
import type { Environment } from '../base/settings.ts'
import { checkDay, dayInTaipei, type Visibility } from './due/visibility.ts'
import { visibleSnapshot } from './due/visible-snapshot.ts'
import type { Content } from './due/phase.ts'
import { ContentError } from './faults.ts'
import { checkFilms } from './films.ts'
import { checkLanguages } from './check-languages.ts'
import { fillLanguages } from './fill-languages.ts'
import { fillTexts } from './fill-texts.ts'
import { checkIntegrity } from './integrity.ts'
import { checkPhotos } from './photos.ts'
import { sortRecords } from './order.ts'
import { readScreenPaths } from './screen-paths.ts'
import type { Snapshot } from './snapshot.ts'
import { type ApiSource, locateAtApi, readRecordsFromApi } from './sources/api.ts'
import { locateFile, readDocumentFiles, readPageFiles, readRecordFiles } from './sources/files.ts'
import type { Validate } from './validate.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#vendor/site.ts'
import { CONTENT_FOLDER, PUBLIC_FOLDER } from '../base/vendor-folder.ts'

/** The variable that names the day for which content is shown. */
const DAY_VARIABLE = 'CONTENT_DAY'

export type SnapshotOptions = {
  /** Folder of content files. Single-record documents are always read from here. */
  contentDir: string
  /** Folder of the pictures and downloads that content refers to. */
  publicDir: string
  /** Folder of the screens, some of which have pages whatever the content. */
  pagesDir: string
  /** The day for which content is shown, `YYYY-MM-DD`; today in Taipei by default. */
  day?: string | undefined
  /** Shows drafts and scheduled records. */
  drafts?: boolean
  /** Leaves the files of films unchecked: they are about to be made. */
  makesFilms?: boolean
  /** Validates each record that is read from a file. */
  validate?: Validate
  /** If set, records are read from this API instead of files. */
  api?: ApiSource | undefined
}

/**
 * Reads and validates all content that may be shown on some day, from files or from the API. Throws a ContentError with
 * all faults if anything is invalid.
 */
export async function loadContent({
  contentDir,
  publicDir,
  pagesDir,
  api,
  day,
  drafts = false,
  makesFilms = false,
  validate,
}: SnapshotOptions): Promise<Content> {
  const screens = readScreenPaths(pagesDir)
  const languages = checkLanguages(LANGUAGES, DEFAULT_LANGUAGE, { screens, publicDir })
  // All texts would be reported for a language that is listed wrongly.
  if (languages.length > 0) throw new ContentError(languages)
  const documents = readDocumentFiles(contentDir, validate)
  const pages = readPageFiles(contentDir, validate)
  const records = api ? await readRecordsFromApi(api, drafts) : readRecordFiles(contentDir, drafts, validate)
  const wrongDay = day === undefined ? [] : checkDay(day, DAY_VARIABLE)
  const faults = [...wrongDay, ...documents.faults, ...pages.faults, ...records.faults]
  // References to invalid records would be reported as missing: these faults are reported first.
  if (faults.length > 0) throw new ContentError(faults)
  const all: Snapshot = fillLanguages(
    fillTexts({ ...sortRecords(records.content), ...documents.content, pages: pages.content }),
  )
  const content = { all, drafts: records.drafts }
  const locate = api ? locateAtApi(api.url) : locateFile(contentDir)
  const broken = [
    ...checkIntegrity(all, {
      drafts: records.drafts,
      locate,
      isPublicFile: (path) => isFile(join(publicDir, path)),
      isScreen: (path) => screens.has(path),
    }),
    ...checkPhotos(all, contentDir, locate),
    ...(makesFilms ? [] : checkFilms(all.films, publicDir)),
  ]
  if (broken.length > 0) throw new ContentError(broken)
  return content
}

/** Reads all content, and returns what of it is shown; throws as `loadContent` does. */
export async function loadSnapshot(options: SnapshotOptions): Promise<Snapshot> {
  return visibleSnapshot(await loadContent(options), visibilityOf(options))
}

/** Returns what is shown now. */
export function visibilityOf({ day = dayInTaipei(Date.now()), drafts = false }: SnapshotOptions): Visibility {
  return { day, drafts }
}

/** Returns the content source from environment variables: `CONTENT_DIR`, `CONTENT_API_URL`, `CONTENT_API_TOKEN`, `CONTENT_DAY`. */
export function snapshotOptions(
  root: string,
  env: Environment,
  onProgress?: (message: string) => void,
  drafts = false,
): SnapshotOptions {
  const { [DAY_VARIABLE]: day, CONTENT_DIR, CONTENT_API_URL, CONTENT_API_TOKEN } = readEnvironment(env)
  const url = CONTENT_API_URL?.replace(/\/+$/, '')
  return {
    contentDir: CONTENT_DIR ?? join(root, CONTENT_FOLDER),
    publicDir: join(root, PUBLIC_FOLDER),
    pagesDir: join(root, 'pages'),
    day,
    ...(drafts && { drafts }),
    api: url ? { url, token: CONTENT_API_TOKEN, ...(onProgress && { onProgress }) } : undefined,
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
