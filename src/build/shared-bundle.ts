import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SharedCache } from '../cache/shared-cache.ts'
import { openPacks } from '../incremental/packs.ts'
import { listAssets } from './manifest.ts'

/** A bundle is one entry of its own scope. */
const KEY = 'bundle'

function scopeOf(codeHash: string): string {
  return `bundle-${codeHash}`
}

/** Fetches the bundle that another machine made of the same code into a folder. Returns whether there was one. */
export async function fetchBundle(cache: SharedCache, codeHash: string, folder: string): Promise<boolean> {
  const packsDir = join(folder, 'packs')
  try {
    if (!(await cache.fetch({ scopes: [scopeOf(codeHash)], id: codeHash }, {}, packsDir))) return false
    const { packed, read } = openPacks(packsDir)
    const { files } = packed[KEY] ?? { files: [] }
    const contents = files.map((file) => [join(folder, file.path), read(file)] as const)
    // All or nothing: Vite does not empty the folder that it writes to.
    if (contents.length === 0 || contents.some(([, content]) => !content)) return false
    for (const [path, content] of contents) {
      await mkdir(dirname(path), { recursive: true })
      if (content) await writeFile(path, content)
    }
    return true
  } finally {
    await rm(packsDir, { recursive: true, force: true })
  }
}

/** Stores a bundle for other machines, unless one of them has done so. */
export async function storeBundle(cache: SharedCache, codeHash: string, bundleDir: string): Promise<void> {
  if (await cache.has(scopeOf(codeHash), codeHash)) return
  await cache.store(scopeOf(codeHash), codeHash, { [KEY]: { files: listAssets(bundleDir) } }, bundleDir)
}
