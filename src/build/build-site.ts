import { cp, mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { BuildManifest, EditorAccess, FileEntry } from '../base/manifest/manifest.ts'
import type { Visibility } from '../content/due/visibility.ts'
import { ContentError } from '../content/faults.ts'
import { loadSnapshot, visibilityOf, type SnapshotOptions } from '../content/load-snapshot.ts'
import { listPhotoFiles } from '../content/photos.ts'
import type { Snapshot } from '../content/snapshot.ts'
import { createRecipeRunner, type RecipeRunner } from './incremental/recipe-runner.ts'
import { type LastBuild, type OutputsByKey, readLastBuild, writeLastBuild } from './incremental/last-build.ts'
import { findChanges, hashContent, isAffected } from './incremental/watched-content.ts'
import { type Bundle, bundle, DOCUMENTS_FOLDER } from './bundle.ts'
import { checkPhotoFiles } from './check-photos.ts'
import { completeSnapshot } from './complete-snapshot.ts'
import type { DocumentOrder } from './document-job.ts'
import { PUBLIC_FOLDER } from '../base/vendor-folder.ts'
import { hashBuild, hashBuilder, hashDocuments, hashPhotos } from './input-hash.ts'
import { drawDocuments, type MadeDocuments, takeDocuments } from './make-documents.ts'
import {
  announceBuild,
  assetEntry,
  hashScript,
  isWhole,
  listAssets,
  writeManifest,
} from '../base/manifest/build-manifest.ts'
import { localiseMoves } from './localise-moves.ts'
import { freshOutput, recoverOutput, replaceOutput } from './output.ts'
import { type RenderedPages, type Renderers, startRenderers } from './render-pages.ts'
import { validateOthers } from '../content/validate.ts'
import { assertOrigin } from './sitemap.ts'
import { staticFiles } from './static-files.ts'
import { DOCUMENT_SIZES } from './write-sizes.ts'

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
  /** Says something that stays. */
  onNote: (message: string) => void
  /**
   * If set, pages are published before documents are drawn, and this is called afterwards. Documents are then added to
   * the site that is already served.
   */
  onPages?: (() => void) | undefined
  /** The content editor, in builds that publish it. */
  editor?: EditorPart | undefined
}

/** The content editor as a part of the site. */
export type EditorPart = {
  /** Hash of all that it is made of but the content. */
  hash: string
  access: EditorAccess
  /** Writes its files into the folder of a site. */
  write: (siteDir: string) => Promise<void>
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
  const clock = startClock()
  const bundled = await bundle(root, cacheDir)
  options.onProgress(bundled.isCached ? 'code: unchanged' : 'code: bundled')
  clock.lap('bundle')
  // Threads load the bundle while content is being read.
  const renderers = startRenderers(bundled.bundleDir)
  try {
    return await makeSite(options, { ...bundled, renderers }, clock)
  } finally {
    await renderers.close()
  }
}

type Bundled = Bundle & { renderers: Renderers }

async function makeSite(options: BuildOptions, bundled: Bundled, clock: Clock): Promise<BuildSummary> {
  const { root, content, siteDir, buildsDir } = options
  // One day for all of the build, whatever midnight it lasts over.
  const visibility = visibilityOf(content)
  const builder = await hashBuilder(root)
  const last = readLastBuild(siteDir)
  const valid = new Set<string>()
  const known = new Set(last.builder === builder ? last.valid : [])
  const snapshot = await loadSnapshot({ ...content, ...visibility, validate: validateOthers(known, valid) })
  const unusable = await checkPhotoFiles(snapshot, content.contentDir, 'header')
  if (unusable.length > 0) throw new ContentError(unusable)
  clock.lap('content')
  const id = hashBuild(root, snapshot, {
    code: [bundled.codeHash, builder],
    contentDir: content.contentDir,
    hasDocuments: options.documents,
    hasDrafts: visibility.drafts,
    editor: options.editor?.hash,
  })
  if (isWhole(buildsDir, siteDir, id))
    return { id, isNew: false, pages: 0, rendered: 0, drawn: 0, bytes: 0, seconds: clock.seconds }

  const documentHash = options.documents ? await hashDocuments(root) : undefined
  if (last.fault) options.onNote(`All pages are made again: ${last.fault}`)
  const fresh = await freshOutput(siteDir)
  const runner = createRecipeRunner({ codeHash: '', lastDir: siteDir, outDir: fresh, last: last.made })
  const build = {
    options,
    clock,
    id,
    documentHash,
    bundled,
    snapshot,
    checked: { builder, valid: [...valid] },
    visibility,
    last,
    fresh,
    runner,
  }
  return placeSite(build, await makePages(build))
}

/** A build on its way. */
type Build = {
  options: BuildOptions
  clock: Clock
  id: string
  /** Hash of all code that draws documents; undefined if none are made. */
  documentHash: string | undefined
  bundled: Bundled
  snapshot: Snapshot
  /** Records that are known to be valid, for the next build. */
  checked: Pick<LastBuild, 'builder' | 'valid'>
  visibility: Visibility
  last: LastBuild
  /** Folder of the new site. */
  fresh: string
  /** Makes what threads do not make: photographs and documents. */
  runner: RecipeRunner
}

type Pages = {
  /** Files that were copied. */
  assets: readonly FileEntry[]
  rendered: RenderedPages
  /** All that the pages follow from, for the next build. */
  basis: Pick<LastBuild, 'code' | 'content' | 'shared' | 'units'>
  documents: MadeDocuments
  missing: readonly DocumentOrder[]
}

/** Writes all pages, and the documents that were made before. `missing` are those still to be drawn. */
async function makePages(build: Build): Promise<Pages> {
  const { options, clock, documentHash, bundled, snapshot, last, fresh, runner } = build
  const { content, onProgress } = options
  await copyFiles(options.root, bundled.bundleDir, fresh, snapshot.withheld)
  if (options.editor) {
    await options.editor.write(fresh)
    clock.lap('editor')
  }
  const assets = listAssets(fresh)
  const hasPhotos = listPhotoFiles(snapshot, content.contentDir).length > 0
  const complete = await completeSnapshot(snapshot, {
    contentDir: content.contentDir,
    publicDir: content.publicDir,
    hasSheets: options.documents,
    codeHash: hasPhotos ? await hashPhotos(options.root) : '',
    cacheDir: documentCacheOf(options),
    runner,
    onProgress,
  })
  if (hasPhotos) clock.lap('photos')
  const isPreview = build.visibility.drafts
  const code = [bundled.serverHash, bundled.code, documentHash, isPreview].join(' ')
  const hashes = hashContent(complete, last.content)
  const changes = findChanges(last.content, hashes)
  const rendered = await bundled.renderers.renderPages({
    snapshot: complete,
    code: bundled.code,
    codeHash: bundled.serverHash,
    lastDir: options.siteDir,
    outDir: fresh,
    documentHash,
    isPreview,
    changes: last.code === code && !isAffected(last.shared, changes) ? changes : undefined,
    onProgress: (done, total) => onProgress(`pages: ${done} of ${total}`),
  })
  clock.lap('pages')
  const { made: documents, missing } = await takeDocuments(rendered.documents, documentCacheOf(options), runner)
  const { shared, units } = rendered
  return { assets, rendered, basis: { code, content: hashes, shared, units }, documents, missing }
}

/** Makes the rest of the site, and replaces the last one. */
async function placeSite(build: Build, pages: Pages): Promise<BuildSummary> {
  const { options, clock, id, fresh, runner } = build
  const { assets, rendered, basis, missing } = pages
  const moves = localiseMoves(build.snapshot, rendered.urls)
  const written = await writeStaticFiles(fresh, rendered.urls, build.snapshot)
  const others = [...assets, ...written.map((path) => assetEntry(fresh, path))]
  const manifest = {
    id,
    timestamp: new Date().toISOString(),
    code: build.bundled.code,
    paths: rendered.urls,
    moves,
    scriptHashes: rendered.inlineScripts.map(hashScript),
    ...(!options.documents && { withoutDocuments: true }),
    day: build.visibility.day,
    ...(build.visibility.drafts && { withDrafts: true }),
    ...(options.editor && { editor: options.editor.access }),
  }
  const describe = (isUnfinished: boolean) => {
    const made = { ...rendered.made, ...runner.made }
    const files = listFiles([...others, ...filesOf(made)])
    return {
      last: { ...build.checked, ...basis, made },
      manifest: { ...manifest, files, ...(isUnfinished && { isUnfinished }) },
    }
  }
  const isEarly = options.onPages !== undefined && missing.length > 0
  if (isEarly) {
    await place(fresh, options, describe(true))
    runner.moveTo(options.siteDir)
    options.onPages?.()
    clock.lap('files')
  }
  await drawMissing(build, pages, isEarly ? options.siteDir : fresh)
  if (options.documents) runner.make(DOCUMENT_SIZES, { files: sizesOf(runner.made) })
  const whole = describe(false)
  if (isEarly) await record(options, whole)
  else await place(fresh, options, whole)
  clock.lap('files')
  return summarise(build, pages, whole.manifest.files)
}

/** Draws the documents that are still missing. */
async function drawMissing(build: Build, { missing }: Pages, outDir: string): Promise<void> {
  const { options, clock, bundled, runner } = build
  const { root, onProgress } = options
  const cacheDir = documentCacheOf(options)
  if (missing.length > 0)
    await drawDocuments(missing, { root, bundleDir: bundled.bundleDir, cacheDir, outDir, runner, onProgress })
  if (options.documents) clock.lap('documents')
}

function summarise(build: Build, { rendered, documents }: Pages, files: readonly FileEntry[]): BuildSummary {
  return {
    id: build.id,
    isNew: true,
    pages: rendered.pages,
    rendered: rendered.rendered,
    drawn: rendered.drawn,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    seconds: build.clock.seconds,
    ...(build.options.documents && { documents }),
  }
}

function documentCacheOf({ cacheDir }: BuildOptions): string {
  return join(cacheDir, DOCUMENTS_FOLDER)
}

type Described = { last: LastBuild; manifest: BuildManifest }

/** Puts a site in place of the last one, and announces it. */
async function place(fresh: string, options: BuildOptions, { last, manifest }: Described): Promise<void> {
  const { siteDir, buildsDir } = options
  await writeManifest(buildsDir, manifest)
  await replaceOutput(fresh, siteDir)
  await writeLastBuild(siteDir, last)
  await announceBuild(buildsDir, manifest)
}

/** Records what a site that is in place already consists of. */
async function record({ siteDir, buildsDir }: BuildOptions, { last, manifest }: Described): Promise<void> {
  await writeLastBuild(siteDir, last)
  await writeManifest(buildsDir, manifest)
}

/** Without what a size does not depend on. */
function sizesOf(made: OutputsByKey): { path: string; size: number }[] {
  return filesOf(made).map(({ path, size }) => ({ path, size }))
}

function filesOf(made: OutputsByKey): readonly FileEntry[] {
  return Object.values(made).flatMap(({ files }) => files)
}

/** Lists files by path, without what only the next build needs to know. */
function listFiles(files: readonly FileEntry[]): FileEntry[] {
  return files.map(({ path, size, hash }) => ({ path, size, hash })).sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Copies files that are served unchanged: public files, and the bundle's assets without the bundler's own metadata. */
async function copyFiles(
  root: string,
  bundleDir: string,
  outDir: string,
  withheld: readonly string[] = [],
): Promise<void> {
  const left = new Set(withheld.map((path) => join(root, PUBLIC_FOLDER, path)))
  for (const folder of ['public', PUBLIC_FOLDER])
    await cp(join(root, folder), outDir, {
      recursive: true,
      filter: (source) => !basename(source).startsWith('.') && !left.has(source),
    })
  await cp(join(bundleDir, 'client/assets'), join(outDir, 'assets'), { recursive: true })
}

/** Writes the files derived from the list of pages. Returns their addresses. */
async function writeStaticFiles(outDir: string, urls: readonly string[], snapshot: Snapshot): Promise<string[]> {
  const files = staticFiles(urls, snapshot)
  await Promise.all(
    [...new Set([...files.keys()].map(dirname))].map((folder) => mkdir(join(outDir, folder), { recursive: true })),
  )
  await Promise.all([...files].map(([path, text]) => writeFile(join(outDir, path), text)))
  return [...files.keys()]
}

type Clock = { seconds: Record<string, number>; lap: (step: string) => void }

function startClock(): Clock {
  const seconds: Record<string, number> = {}
  let last = performance.now()
  const lap = (step: string) => {
    const now = performance.now()
    seconds[step] = (now - last) / 1000
    last = now
  }
  return { seconds, lap }
}
