import { cp, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ContentError } from '../catalogue/faults.ts'
import { loadSnapshot, type SnapshotOptions } from '../catalogue/load-snapshot.ts'
import type { Snapshot } from '../catalogue/snapshot.ts'
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locale.ts'
import { localisePath, splitLocale } from '../i18n/localised-path.ts'
import { DEFAULT_RUNTIME_CONFIG } from '../runtime-config.ts'
import { FEED_PATH, WEB_MANIFEST_PATH } from '../screen/head.ts'
import { bundle, DOCUMENTS_FOLDER } from './bundle.ts'
import { checkPhotoFiles } from './check-photos.ts'
import { completeSnapshot } from './complete-snapshot.ts'
import { writeFeed } from './feed.ts'
import { hashBuild, hashCode, hashDocuments } from './input-hash.ts'
import { type MadeDocuments, startDocumentMakers } from './make-documents.ts'
import { announceBuild, assetEntry, hashScript, isWhole, listAssets, writeManifest } from './manifest.ts'
import { freshOutput, recoverOutput, replaceOutput } from './output.ts'
import { type Renderers, startRenderers } from './render-pages.ts'
import { assertOrigin, PRIVATE_PATHS, writeRobots, writeSitemap } from './sitemap.ts'
import { writeWebManifest } from './web-manifest.ts'

/** Rendered like pages, but not listed as pages. */
const ERROR_PAGES = LOCALES.map((locale) => `${localisePath(locale, '/404')}.html`)

export type BuildOptions = {
  /** The project's folder. */
  root: string
  content: SnapshotOptions
  /** Folder of the finished site; replaced once the new one is complete. */
  siteDir: string
  /** Folder of the builds' manifests. */
  buildsDir: string
  /** Folder in which bundles and documents are cached between builds. */
  cacheDir: string
  /** Whether to make data sheets and social images, the slowest step; without them pages link to none. */
  documents: boolean
  onProgress: (message: string) => void
}

export type BuildSummary = {
  id: string
  /** False if nothing has changed since the last build. */
  isNew: boolean
  /** Number of HTML documents written. */
  pages: number
  /** Bytes of HTML documents, payloads and assets. */
  bytes: number
  /** Undefined if no documents were made. */
  documents?: { sheets: number; cards: number; drawn: number }
  /** Seconds of each step, in order. */
  seconds: Record<string, number>
}

/**
 * Builds the site: reads content, writes the pages of both languages. The old site stays in place until the new one is
 * complete. Throws a ContentError if content cannot be published.
 */
export async function buildSite(options: BuildOptions): Promise<BuildSummary> {
  const { root, siteDir, cacheDir } = options
  assertOrigin()
  await recoverOutput(siteDir)
  const codeHash = hashCode(root)
  // Bundling does not depend on content: it starts first, and threads load the bundle while content is still being
  // read.
  const code = bundle(root, cacheDir, codeHash).then((bundled) => ({
    ...bundled,
    renderers: startRenderers(bundled.bundleDir),
  }))
  try {
    return await makeSite(options, codeHash, code)
  } finally {
    // Not awaited: content faults are reported at once, without waiting for the bundler.
    code.then(
      ({ renderers }) => renderers.close(),
      () => {},
    )
  }
}

type Code = { bundleDir: string; isCached: boolean; renderers: Renderers }

async function makeSite(options: BuildOptions, codeHash: string, code: Promise<Code>): Promise<BuildSummary> {
  const { root, content, siteDir, buildsDir, onProgress } = options
  const clock = startClock()
  const snapshot = await loadSnapshot(content)
  const unusable = await checkPhotoFiles(snapshot, content.contentDir, 'header')
  if (unusable.length > 0) throw new ContentError(unusable)
  clock.lap('content')
  const id = hashBuild(root, codeHash, snapshot, { contentDir: content.contentDir, hasDocuments: options.documents })
  const { bundleDir, isCached, renderers } = await code
  if (isWhole(buildsDir, siteDir, id)) return { id, isNew: false, pages: 0, bytes: 0, seconds: clock.seconds }
  onProgress(isCached ? 'code: unchanged' : 'code: bundled')
  clock.lap('bundle')

  const fresh = await freshOutput(siteDir)
  await copyFiles(root, bundleDir, fresh)
  const documentHash = hashDocuments(root)
  const making = {
    root,
    codeHash: documentHash,
    cacheDir: join(options.cacheDir, DOCUMENTS_FOLDER),
    outDir: fresh,
    onProgress,
  }
  const makers = options.documents ? startDocumentMakers({ ...making, bundleDir }) : undefined
  try {
    const made: { sheets?: MadeDocuments; cards?: MadeDocuments } = {}
    const complete = await completeSnapshot(snapshot, {
      ...making,
      contentDir: content.contentDir,
      publicDir: content.publicDir,
      makeSheets: async (photographed) => {
        if (snapshot.product.some(({ photos }) => photos)) clock.lap('photos')
        if (!makers) return []
        const sheets = await makers.makeSheets(photographed)
        made.sheets = sheets
        clock.lap('sheets')
        return sheets.sheets
      },
    })
    const assets = listAssets(fresh)
    const rendered = await renderers.renderPages({
      snapshot: complete,
      buildId: id,
      outDir: fresh,
      documentHash: makers && documentHash,
      onProgress: (done, total) => onProgress(`pages: ${done} of ${total}`),
    })
    clock.lap('pages')
    if (makers) {
      made.cards = await makers.makeCards(rendered.cards)
      clock.lap('social pictures')
    }

    const written = await writeStaticFiles(fresh, rendered.urls, snapshot)
    for (const path of [...rendered.files, ...written, ...ERROR_PAGES, ...(made.cards?.paths ?? [])])
      assets.push(assetEntry(fresh, path))
    const timestamp = new Date().toISOString()
    const scriptHashes = rendered.inlineScripts.map(hashScript)
    const contents = {
      paths: rendered.urls,
      assets,
      scriptHashes,
      ...(!options.documents && { withoutDocuments: true }),
    }
    await writeManifest(buildsDir, { id, timestamp, ...contents })
    await replaceOutput(fresh, siteDir)
    await announceBuild(buildsDir, { id, timestamp })
    clock.lap('files')
    const bytes = rendered.bytes + assets.reduce((sum, { size }) => sum + size, 0)
    return { id, isNew: true, pages: rendered.pages, bytes, seconds: clock.seconds, ...documentsMade(made) }
  } finally {
    await makers?.close()
  }
}

function documentsMade({
  sheets,
  cards,
}: {
  sheets?: MadeDocuments
  cards?: MadeDocuments
}): Pick<BuildSummary, 'documents'> {
  if (!sheets || !cards) return {}
  return {
    documents: { sheets: sheets.paths.length, cards: cards.paths.length, drawn: sheets.drawn + cards.drawn },
  }
}

/** Copies files that are served unchanged: public files, and the bundle's assets without the bundler's own metadata. */
async function copyFiles(root: string, bundleDir: string, outDir: string): Promise<void> {
  await cp(join(root, 'public'), outDir, { recursive: true, filter: (source) => !basename(source).startsWith('.') })
  await cp(join(bundleDir, 'client/assets'), join(outDir, 'assets'), { recursive: true })
}

/** Writes the files derived from the list of pages. Returns their addresses. */
async function writeStaticFiles(outDir: string, urls: readonly string[], snapshot: Snapshot): Promise<string[]> {
  const paths = urls.map(splitLocale).filter(({ locale }) => locale === DEFAULT_LOCALE)
  const listed = paths.map(({ path }) => path).filter((path) => !PRIVATE_PATHS.has(path))
  const days = new Map([
    ...snapshot.news.map(({ slug, publishedOn, updatedOn }) => [`/news/${slug}`, updatedOn ?? publishedOn] as const),
    ...snapshot.faq.map(({ slug, publishedOn }) => [`/faqs/${slug}`, publishedOn] as const),
  ])
  const files = new Map([
    ...LOCALES.map((locale) => [localisePath(locale, '/sitemap.xml'), writeSitemap(locale, listed, days)] as const),
    ...LOCALES.map((locale) => [localisePath(locale, FEED_PATH), writeFeed(locale, snapshot.news)] as const),
    ...LOCALES.map((locale) => [localisePath(locale, WEB_MANIFEST_PATH), writeWebManifest(locale)] as const),
    ['/robots.txt', writeRobots()],
    ['/config.json', `${JSON.stringify(DEFAULT_RUNTIME_CONFIG, null, 2)}\n`],
  ])
  await Promise.all([...files].map(([path, text]) => writeFile(join(outDir, path), text)))
  return [...files.keys()]
}

function startClock() {
  const seconds: Record<string, number> = {}
  let last = performance.now()
  const lap = (step: string) => {
    const now = performance.now()
    seconds[step] = (now - last) / 1000
    last = now
  }
  return { seconds, lap }
}
