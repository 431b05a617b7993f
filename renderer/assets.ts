import type { Locale } from '../src/i18n/locale.ts'

/** What a document loads: addresses from the site's root. */
export type PageAssets = {
  /** Stylesheets, in the order of the cascade. */
  styles: readonly string[]
  /** The module that hydrates. */
  entry: string
  /** Modules that the entry will need, to be fetched beside it; each comes after those that it imports. */
  preloads: readonly string[]
}

/** Tells what a screen's document loads; `screen` is undefined on an error page. */
export type Assets = (screen: string | undefined, locale: Locale) => PageAssets

/** Vite's manifest, as far as it is used. */
type Manifest = Record<string, { file: string; name?: string; css?: string[]; imports?: string[] }>

const ENTRY = 'renderer/browser.tsx'

/** Reads from Vite's manifest what each screen's document loads: the closure of its static imports, nothing that is loaded late. */
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

/** Finds a screen by its chunk's name: a chunk that what it loads late imports from does not stand under its source. */
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
    // The entry's come first: they say in which order the layers of all others stand.
    for (const style of css) styles.add(`/${style}`)
    for (const imported of imports) visit(imported)
    files.add(file)
  }
  for (const root of roots) visit(root)
  files.delete(entry)
  return { styles: [...styles], entry: `/${entry}`, preloads: [...files].map((file) => `/${file}`) }
}

function chunkOf(manifest: Manifest, name: string): Manifest[string] {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`"${name}" is not in Vite's manifest`)
  return chunk
}

/** In development Vite serves sources and puts styles in by itself. */
export const developmentAssets: Assets = () => ({ styles: [], entry: `/${ENTRY}`, preloads: [] })
