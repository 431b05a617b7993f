import { cp, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { BuildManifest, FileEntry } from '../builds/manifest.ts'
import { ContentError } from '../catalogue/faults.ts'
import { loadSnapshot, type SnapshotOptions } from '../catalogue/load-snapshot.ts'
import type { Snapshot } from '../catalogue/snapshot.ts'
import type { SharedCache } from '../cache/shared-cache.ts'
import { createMaker } from '../incremental/maker.ts'
import { type MadeByKey, madeFile, readMade } from '../incremental/made.ts'
import { type Bundle, bundle, DOCUMENTS_FOLDER, UNFINISHED } from './bundle.ts'
import { checkPhotoFiles } from './check-photos.ts'
import { completeSnapshot } from './complete-snapshot.ts'
import { hashBuild, hashCode, hashDocuments } from './input-hash.ts'
import { drawDocuments, type MadeDocuments, takeDocuments } from './make-documents.ts'
import { announceBuild, assetEntry, hashScript, isWhole, listAssets, writeManifest } from './manifest.ts'
import { freshOutput, recoverOutput, replaceOutput, writeWhole } from './output.ts'
import { type Renderers, startRenderers } from './render-pages.ts'
import type { Shard } from './shard.ts'
import { storeBundle } from './shared-bundle.ts'
import { assertOrigin } from './sitemap.ts'
import { staticFiles } from './static-files.ts'

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
  /**
   * If set, pages are put in place before documents are drawn, and this is called when they stand. Documents are then
   * added to the site that is already served.
   */
  onPages?: (() => void) | undefined
  /** What machines share of their builds. */
  shared?: SharedCache | undefined
  /** If set, only this share of the site is made, into `shared`, and no site is written. */
  shard?: Shard | undefined
}

export type BuildSummary = {
  id: string
  /** False if nothing has changed since the last build. */
  isNew: boolean
  /** Number of HTML documents; `rendered` are those that were not taken from the last build. */
  pages: number
  rendered: number
  /** Number of product pictures drawn. */
  drawn: number
  /** Bytes of all files. */
  bytes: number
  /** Undefined if no documents were made. */
  documents?: MadeDocuments
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
  const bundling = bundle(root, cacheDir, codeHash, options.shared).then((bundled) => ({
    ...bundled,
    renderers: startRenderers(bundled.bundleDir),
  }))
  try {
    return await makeSite(options, codeHash, bundling)
  } finally {
    // Not awaited: content faults are reported at once, without waiting for the bundler.
    bundling.then(
      ({ renderers }) => renderers.close(),
      () => {},
    )
  }
}

type Bundling = Promise<Bundle & { renderers: Renderers }>

async function makeSite(options: BuildOptions, codeHash: string, bundling: Bundling): Promise<BuildSummary> {
  const { root, content, siteDir, buildsDir, shared, shard, onProgress } = options
  const clock = startClock()
  const snapshot = await loadSnapshot(content)
  const unusable = await checkPhotoFiles(snapshot, content.contentDir, 'header')
  if (unusable.length > 0) throw new ContentError(unusable)
  clock.lap('content')
  const id = hashBuild(root, codeHash, snapshot, { contentDir: content.contentDir, hasDocuments: options.documents })
  const { bundleDir, isCached, renderers, code, serverHash } = await bundling
  if (!shard && isWhole(buildsDir, siteDir, id))
    return { id, isNew: false, pages: 0, rendered: 0, drawn: 0, bytes: 0, seconds: clock.seconds }
  onProgress(isCached ? 'code: unchanged' : 'code: bundled')
  clock.lap('bundle')

  const documentHash = hashDocuments(root)
  const last = readMade(siteDir)
  const fetched = join(options.cacheDir, `${UNFINISHED}${process.pid}`)
  const hasPacks = await shared?.fetch({ scopes: [serverHash, documentHash], id }, last, fetched)
  const packsDir = hasPacks ? fetched : undefined
  if (shared) clock.lap('cache')

  const fresh = await freshOutput(siteDir)
  await copyFiles(root, bundleDir, fresh)
  const assets = listAssets(fresh)
  const documentCache = join(options.cacheDir, DOCUMENTS_FOLDER)
  const maker = createMaker({ codeHash: '', lastDir: siteDir, outDir: fresh, last, packsDir })
  const complete = await completeSnapshot(snapshot, {
    contentDir: content.contentDir,
    publicDir: content.publicDir,
    hasSheets: options.documents,
    codeHash: documentHash,
    cacheDir: documentCache,
    maker,
    shard,
    onProgress,
  })
  if (snapshot.product.some(({ photos }) => photos)) clock.lap('photos')
  const rendered = await renderers.renderPages({
    snapshot: complete,
    code,
    codeHash: serverHash,
    lastDir: siteDir,
    packsDir,
    outDir: fresh,
    shard,
    documentHash: options.documents ? documentHash : undefined,
    onProgress: (done, total) => onProgress(`pages: ${done} of ${total}`),
  })
  clock.lap('pages')
  const { made: documents, missing } = await takeDocuments(rendered.documents, documentCache, maker)
  const draw = (outDir: string) =>
    missing.length > 0 &&
    drawDocuments(missing, { root, bundleDir, cacheDir: documentCache, outDir, maker, onProgress })
  const share = async (name: string, folder: string) => {
    await rm(fetched, { recursive: true, force: true })
    if (!shared) return
    await storeBundle(shared, codeHash, bundleDir)
    await shared.store(serverHash, name, rendered.made, folder)
    await shared.store(documentHash, name, maker.made, folder)
    clock.lap('sharing')
  }
  const summarise = (files: readonly FileEntry[]): BuildSummary => ({
    id,
    isNew: true,
    pages: rendered.pages,
    rendered: rendered.rendered,
    drawn: rendered.drawn,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    seconds: clock.seconds,
    ...(options.documents && { documents }),
  })
  if (shard) {
    await draw(fresh)
    if (options.documents) clock.lap('documents')
    await share(`${id}.${shard.number}of${shard.count}`, fresh)
    await rm(fresh, { recursive: true, force: true })
    return summarise(filesOf({ ...rendered.made, ...maker.made }))
  }

  const written = await writeStaticFiles(fresh, rendered.urls, snapshot)
  const others = [...assets, ...written.map((path) => assetEntry(fresh, path)), ...rendered.files]
  const manifest = {
    id,
    timestamp: new Date().toISOString(),
    code,
    paths: rendered.urls,
    scriptHashes: rendered.inlineScripts.map(hashScript),
    ...(!options.documents && { withoutDocuments: true }),
  }
  const describe = (isUnfinished: boolean) => {
    const made = { ...rendered.made, ...maker.made }
    const files = listFiles([...others, ...filesOf(made)])
    return { made, manifest: { ...manifest, files, ...(isUnfinished && { isUnfinished }) } }
  }
  const isEarly = options.onPages !== undefined && missing.length > 0
  if (isEarly) {
    await place(fresh, options, describe(true))
    maker.moveTo(siteDir)
    options.onPages?.()
    clock.lap('files')
  }
  await draw(isEarly ? siteDir : fresh)
  if (options.documents) clock.lap('documents')
  const whole = describe(false)
  if (isEarly) await record(options, whole)
  else await place(fresh, options, whole)
  clock.lap('files')
  await share(id, siteDir)
  return summarise(whole.manifest.files)
}

type Described = { made: MadeByKey; manifest: BuildManifest }

/** Puts a site in place of the last one, and announces it. */
async function place(fresh: string, options: BuildOptions, { made, manifest }: Described): Promise<void> {
  const { siteDir, buildsDir } = options
  await writeManifest(buildsDir, manifest)
  await replaceOutput(fresh, siteDir)
  await writeWhole(madeFile(siteDir), JSON.stringify(made))
  await announceBuild(buildsDir, manifest)
}

/** Records what a site that is in place already consists of. */
async function record({ siteDir, buildsDir }: BuildOptions, { made, manifest }: Described): Promise<void> {
  await writeWhole(madeFile(siteDir), JSON.stringify(made))
  await writeManifest(buildsDir, manifest)
}

function filesOf(made: MadeByKey): readonly FileEntry[] {
  return Object.values(made).flatMap(({ files }) => files)
}

/** Lists files by path, without what only the next build needs to know. */
function listFiles(files: readonly FileEntry[]): FileEntry[] {
  return files.map(({ path, size, hash }) => ({ path, size, hash })).sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Copies files that are served unchanged: public files, and the bundle's assets without the bundler's own metadata. */
async function copyFiles(root: string, bundleDir: string, outDir: string): Promise<void> {
  await cp(join(root, 'public'), outDir, { recursive: true, filter: (source) => !basename(source).startsWith('.') })
  await cp(join(bundleDir, 'client/assets'), join(outDir, 'assets'), { recursive: true })
}

/** Writes the files derived from the list of pages. Returns their addresses. */
async function writeStaticFiles(outDir: string, urls: readonly string[], snapshot: Snapshot): Promise<string[]> {
  const files = staticFiles(urls, snapshot)
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
