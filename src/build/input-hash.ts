import { createHash, type Hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { listPhotoFiles } from '../content/photos.ts'
import type { Snapshot } from '../content/snapshot.ts'
import { BASE_LOCALES } from '../base/i18n/locale.ts'
import { WORDS_FOLDER } from '../base/i18n/vendor-words.ts'
import { CONTENT_FOLDER, PUBLIC_FOLDER, VENDOR_FOLDER } from '../base/vendor-folder.ts'

/** Input of bundlers beside modules: versions of libraries, and settings of TypeScript. */
const SETTINGS = ['package-lock.json', 'package.json', 'tsconfig.json']
/** Content is hashed as its snapshot, whatever its source. */
const LIBRARY = 'node_modules'
/** Draws documents, with the fonts that it reads. */
const DRAWING = { entry: 'renderer/draw-documents.ts', fonts: 'public/fonts' }
const PHOTOS = 'src/build/publish-photos.ts'
const BUILDER = 'scripts/build.ts'

const ID_LENGTH = 16

/** Reads a file; undefined if it does not exist. */
type Read = (path: string) => Buffer | undefined

/**
 * Hashes the files that a bundle was made from, relative to `root`, and the names of all files beside them: a new file
 * may be one that an `import.meta.glob` finds.
 */
export function hashBundled(root: string, inputs: readonly string[]): string {
  const folders = new Set(inputs.filter((name) => name.includes('/')).map((name) => name.slice(0, name.indexOf('/'))))
  const names = [...folders].sort().flatMap((folder) => listNames(root, folder))
  return digest(createHash('sha256').update(names.join('\0')).update(hashFiles(root, inputs)))
}

/**
 * Hashes files, by their paths relative to `root`, with the versions of Node and of libraries. The same files give the
 * same hash on every machine.
 */
export function hashFiles(root: string, names: readonly string[], read: Read = readIfExists): string {
  const hash = createHash('sha256').update(process.versions.node)
  for (const name of new Set([...names, ...SETTINGS])) addFile(hash, name, read(join(root, name)))
  return digest(hash)
}

/** Hashes the modules of an entry, and other files, all relative to `root`. */
export async function hashModules(root: string, entry: string, files: readonly string[] = []): Promise<string> {
  return hashFiles(root, [...(await listModules(root, entry)), ...files])
}

/** Hashes the code that draws documents; the data that they show is hashed per document. */
export async function hashDocuments(root: string): Promise<string> {
  const fonts = readdirSync(join(root, DRAWING.fonts)).sort()
  return hashModules(root, DRAWING.entry, [
    ...fonts.map((name) => join(DRAWING.fonts, name)),
    // Which a plugin of the bundler lays over the words of drawings.
    ...BASE_LOCALES.map((locale) => join(WORDS_FOLDER, locale, 'drawing.json')),
  ])
}

/** Hashes the code that makes pictures of photographs. */
export async function hashPhotos(root: string): Promise<string> {
  return hashModules(root, PHOTOS)
}

/** Hashes the code of the build itself. */
export async function hashBuilder(root: string): Promise<string> {
  return hashModules(root, BUILDER)
}

/** Lists the project's files that an entry imports, itself included, relative to `root`. */
export async function listModules(root: string, entry: string): Promise<string[]> {
  const { build } = await import('esbuild')
  const { metafile } = await build({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    // Of another vendor than package.json names, too.
    alias: { '#vendor': join(root, VENDOR_FOLDER) },
    logLevel: 'silent',
  })
  // An import with attributes is listed with them: `words.json with { type: 'json' }`.
  return Object.keys(metafile.inputs)
    .map((input) => input.replace(/ with \{.*\}$/, ''))
    .sort()
}

type BuildOptions = {
  /** Hashes of the bundles and of the build's own code. */
  code: readonly string[]
  /** Folder of the photographs. */
  contentDir: string
  /** Whether data sheets and social images are made. */
  hasDocuments: boolean
  /** Whether it shows drafts, and says so on every page. */
  hasDrafts?: boolean
  /** A hash of the content editor's sources, if there is one. */
  editor?: string | undefined
}

/** Returns the build id: a hash of all inputs, so that the same input gives the same id and the same bytes. */
export function hashBuild(
  root: string,
  snapshot: Snapshot,
  { code, contentDir, hasDocuments, hasDrafts = false, editor }: BuildOptions,
): string {
  const hash = createHash('sha256').update(code.join(' '))
  for (const name of ['public', PUBLIC_FOLDER].flatMap((folder) => listNames(root, folder)))
    addFile(hash, name, readFileSync(join(root, name)))
  for (const path of listPhotoFiles(snapshot, contentDir)) addFile(hash, relative(contentDir, path), readFileSync(path))
  hash.update(JSON.stringify(snapshot))
  if (!hasDocuments) hash.update('no documents')
  if (hasDrafts) hash.update('drafts')
  if (editor !== undefined) hash.update(editor)
  return digest(hash)
}

/** Hashes all files below a folder. */
export function hashFolder(folder: string): string {
  return hashFiles(folder, listNames(folder, ''))
}

function digest(hash: Hash): string {
  return hash.digest('hex').slice(0, ID_LENGTH)
}

function addFile(hash: Hash, name: string, content: Buffer | undefined): void {
  hash.update(`${name}\0${content?.length ?? 'none'}\0`)
  if (content) hash.update(content)
}

function readIfExists(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Lists the files below a folder of the project, sorted, without content and libraries. */
function listNames(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  const names = entries.flatMap((entry) => {
    const name = join(folder, entry.name)
    if (name === CONTENT_FOLDER || entry.name === LIBRARY) return []
    return entry.isDirectory() ? listNames(root, name) : [name]
  })
  return names.sort()
}
