import { createHash, type Hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { photoPath } from '../catalogue/photos.ts'
import type { Snapshot } from '../catalogue/snapshot.ts'

/** Files and folders that the bundle is built from, relative to the project's root. */
const CODE = [
  'pages',
  'renderer',
  'src',
  'locales',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
/** Content is hashed as its snapshot, whatever its source. */
const CONTENT = 'src/catalogue/data'
/** READMEs and guides are not part of a bundle. */
const README = /^(?!public\/).*(?:README|GUIDE(?:\.\w+)?)\.md$/
/** Never part of a bundle: changes there do not change pages, except for changes of the builder itself. */
const NOT_BUNDLED = [
  'src/server',
  'src/hosting',
  'src/deployment',
  'src/build',
  'src/publish',
  'src/scaffold',
  'src/development',
  'src/editing',
]

/** Code that draws documents and pictures; the data that they show is hashed per document. */
const DOCUMENTS = ['src/documents', 'src/build/publish-photos.ts', 'src/site.ts', 'public/fonts', 'package-lock.json']

const ID_LENGTH = 16

/** Hashes the bundled code. The same files give the same hash on every machine with the same Node version. */
export function hashCode(root: string): string {
  const hash = createHash('sha256').update(process.versions.node)
  const left = new Set([CONTENT, ...NOT_BUNDLED])
  for (const name of CODE) addFiles(hash, root, join(root, name), left)
  return hash.digest('hex').slice(0, ID_LENGTH)
}

/** Hashes files and folders below a folder. */
export function hashFiles(folder: string, names: readonly string[]): string {
  const hash = createHash('sha256').update(process.versions.node)
  for (const name of names) addFiles(hash, folder, join(folder, name))
  return hash.digest('hex').slice(0, ID_LENGTH)
}

/** Hashes the code that draws documents, independent of content. */
export function hashDocuments(root: string): string {
  return hashFiles(root, DOCUMENTS)
}

type BuildOptions = {
  /** Folder of the photographs. */
  contentDir: string
  /** Whether data sheets and social images are made. */
  hasDocuments: boolean
  /** Whether it shows drafts, and says so on every page. */
  hasDrafts?: boolean
  /** What the content editor is made of, if there is one. */
  editor?: string | undefined
}

/** Returns the build id: a hash of all inputs, so that the same input gives the same id and the same bytes. */
export function hashBuild(
  root: string,
  codeHash: string,
  snapshot: Snapshot,
  { contentDir, hasDocuments, hasDrafts = false, editor }: BuildOptions,
): string {
  const hash = createHash('sha256').update(codeHash)
  addFiles(hash, root, join(root, 'public'))
  addFiles(hash, root, join(root, 'src/build'))
  hash.update(JSON.stringify(snapshot))
  for (const { code, photos = [] } of snapshot.product)
    for (const { file } of photos) addFiles(hash, contentDir, photoPath(contentDir, code, file))
  if (!hasDocuments) hash.update('no documents')
  if (hasDrafts) hash.update('drafts')
  if (editor !== undefined) hash.update(editor)
  return hash.digest('hex').slice(0, ID_LENGTH)
}

function addFiles(hash: Hash, root: string, path: string, left: ReadonlySet<string> = new Set()): void {
  const name = relative(root, path)
  if (left.has(name) || README.test(name)) return
  const entries = listFolder(path)
  if (!entries) hash.update(`${name}\0`).update(readFileSync(path)).update('\0')
  else for (const entry of entries) addFiles(hash, root, join(path, entry), left)
}

/** Returns the names in a folder, sorted; undefined if the path is a file. */
function listFolder(path: string): string[] | undefined {
  try {
    return readdirSync(path).sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw error
  }
}
