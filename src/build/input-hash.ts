import { createHash, type Hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { photoPath } from '../catalogue/photos.ts'
import type { Snapshot } from '../catalogue/snapshot.ts'

/** What the bundle is made of, from the project's root. */
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
/** Content is hashed as the snapshot that is made of it, wherever it came from. */
const CONTENT = 'src/catalogue/data'
/** The documentation of a folder is in no bundle either. */
const README = /^(?!public\/).*README\.md$/
/** Never in a bundle: a change there makes no other pages, but for the builder itself. */
const NOT_BUNDLED = ['src/server', 'src/hosting', 'src/build', 'src/publish', 'src/scaffold', 'src/development']

/** What draws documents and pictures; what they show is hashed with each of them. */
const DOCUMENTS = ['src/documents', 'src/build/publish-photos.ts', 'src/site.ts', 'public/fonts', 'package-lock.json']

const ID_LENGTH = 16

/** Hashes the code that ends up in a bundle. The same files give the same hash, on every machine of the same Node version. */
export function hashCode(root: string): string {
  const hash = createHash('sha256').update(process.versions.node)
  const left = new Set([CONTENT, ...NOT_BUNDLED])
  for (const name of CODE) addFiles(hash, root, join(root, name), left)
  return hash.digest('hex').slice(0, ID_LENGTH)
}

/** Hashes what draws documents, of any content. */
export function hashDocuments(root: string): string {
  const hash = createHash('sha256').update(process.versions.node)
  for (const name of DOCUMENTS) addFiles(hash, root, join(root, name))
  return hash.digest('hex').slice(0, ID_LENGTH)
}

type BuildOptions = {
  /** Where photographs are. */
  contentDir: string
  /** Whether data sheets and social pictures are made. */
  hasDocuments: boolean
}

/** The build id: a hash of all that goes in, so that the same input has the same id and the same bytes. */
export function hashBuild(
  root: string,
  codeHash: string,
  snapshot: Snapshot,
  { contentDir, hasDocuments }: BuildOptions,
): string {
  const hash = createHash('sha256').update(codeHash)
  addFiles(hash, root, join(root, 'public'))
  addFiles(hash, root, join(root, 'src/build'))
  hash.update(JSON.stringify(snapshot))
  for (const { code, photos = [] } of snapshot.product)
    for (const { file } of photos) addFiles(hash, contentDir, photoPath(contentDir, code, file))
  if (!hasDocuments) hash.update('no documents')
  return hash.digest('hex').slice(0, ID_LENGTH)
}

function addFiles(hash: Hash, root: string, path: string, left: ReadonlySet<string> = new Set()): void {
  const name = relative(root, path)
  if (left.has(name) || README.test(name)) return
  const entries = listFolder(path)
  if (!entries) hash.update(`${name}\0`).update(readFileSync(path)).update('\0')
  else for (const entry of entries) addFiles(hash, root, join(path, entry), left)
}

/** Names in a folder, sorted; undefined when the path is a file. */
function listFolder(path: string): string[] | undefined {
  try {
    return readdirSync(path).sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw error
  }
}
