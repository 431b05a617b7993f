import { inSite } from '../src/base/base-path.ts'
import type { Locale } from '../src/base/i18n/locale.ts'

/** The addresses of the assets of a document. */
export type PageAssets = {
  /** Stylesheets, in cascade order. */
  styles: readonly string[]
  /** The module that hydrates the document. */
  entry: string
  /** Modules that the entry imports, to be preloaded; each comes after its own imports. */
  preloads: readonly string[]
}

/** Returns the assets of a screen's document; `screen` is undefined on an error page. */
export type Assets = (screen: string | undefined, locale: Locale) => PageAssets

/** The part of Vite's manifest that is used. */
type Manifest = Record<string, { file: string; name?: string; css?: string[]; imports?: string[] }>

const ENTRY = 'renderer/browser.tsx'

/** Determines each screen's assets from Vite's manifest: the transitive static imports, without dynamic imports. */
export function assetsFromManifest(manifest: Manifest): Assets {
  const known = new Map<string, PageAssets>()
  const entry = chunkOf(manifest, ENTRY)
  return (screen, locale) => {
    const key = `${locale}/${screen ?? ''}`
    const found = known.get(key) ?? collect(manifest, rootsOf(manifest, screen, locale), entry.file)
    known.set(key, found)
    return found
  }
}

function rootsOf(manifest: Manifest, screen: string | undefined, locale: Locale): string[] {
  const words = (namespace: string) => `locales/${locale}/${namespace}.json`
  const screenRoots = screen ? [screenChunk(manifest, screen), words(screen)] : []
  return [ENTRY, words('common'), ...screenRoots].filter((root) => root in manifest)
}

/** Finds a screen's chunk by its name: a chunk that dynamic imports share is not listed under its source file. */
function screenChunk(manifest: Manifest, screen: string): string {
  const found = Object.keys(manifest).find((key) => manifest[key]?.name === `${screen}.screen`)
  if (!found) throw new Error(`The screen "${screen}" is not in Vite's manifest`)
  return found
}

function collect(manifest: Manifest, roots: readonly string[], entry: string): PageAssets {
  const files = new Set<string>()
  const styles = new Set<string>()
  const visited = new Set<string>()
  const visit = (name: string) => {
    if (visited.has(name)) return
    visited.add(name)
    const { file, css = [], imports = [] } = chunkOf(manifest, name)
    // The entry's come first: they declare the order of all cascade layers.
    for (const style of css) styles.add(inSite(`/${style}`))
    for (const imported of imports) visit(imported)
    files.add(file)
  }
  for (const root of roots) visit(root)
  files.delete(entry)
  return { styles: [...styles], entry: inSite(`/${entry}`), preloads: [...files].map((file) => inSite(`/${file}`)) }
}

function chunkOf(manifest: Manifest, name: string): Manifest[string] {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`"${name}" is not in Vite's manifest`)
  return chunk
}

/** In development Vite serves sources and injects styles itself. */
export const developmentAssets: Assets = () => ({ styles: [], entry: inSite(`/${ENTRY}`), preloads: [] })
