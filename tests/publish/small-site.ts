import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Move } from '../../src/base/manifest/manifest.ts'
import { announceBuild, hashScript, listAssets, writeManifest } from '../../src/base/manifest/build-manifest.ts'
import type { BuiltSite } from '../../src/delivery/publish/site-files.ts'
import { type Files, writeFiles } from '../temp-folder.ts'

const SCRIPT = 'void 0'
const FIRST_DAY = Date.parse('2026-01-01T00:00:00.000Z')
const DAY_MS = 86_400_000

/** Content of a small site: another text gives other pages and another script, other articles other pages. */
export type SmallSite = {
  text: string
  articles: readonly string[]
  day?: number
  /** Content of a stylesheet whose name does not change with it. */
  style?: string
  withoutDocuments?: boolean
  withDrafts?: boolean
  /** Former addresses; a redirect has a document without payload. */
  moves?: readonly Move[]
  /** Further files, by key. */
  named?: Files
}

/**
 * Writes a site with a home page, a list and some articles in the build's format: every page refers to a script, a
 * stylesheet and a picture, and links to others.
 */
export async function writeSmallSite(
  folder: string,
  {
    text,
    articles,
    day = 0,
    style = 'p { margin: 0 }',
    withoutDocuments = false,
    withDrafts = false,
    moves = [],
    named = {},
  }: SmallSite,
): Promise<BuiltSite & { id: string }> {
  const site = { siteDir: join(folder, 'client'), buildsDir: join(folder, 'builds') }
  const id = hashOf(JSON.stringify({ text, articles, ...(moves.length > 0 && { moves }) }))
  const script = `assets/app-${hashOf(text)}.js`
  const paths = ['/', '/news', ...articles.map((slug) => `/news/${slug}`)]
  const document = (path: string, links: readonly string[]) => `<!doctype html><title>${text} ${path}</title>
<link rel="stylesheet" href="/assets/style-1.css"><script>${SCRIPT}</script>
<img src="/devices/door.svg">${links.map((href) => `<a href="${href}">${href}</a>`).join('')}
<script data-entry="/${script}" data-preloads=""></script>`
  const files: Files = {
    [script]: `console.log(${JSON.stringify(text)})`,
    'assets/style-1.css': style,
    'assets/font-1.woff2': 'not text',
    'devices/door.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${text}</title></svg>`,
    'config.json': '{ "buildCheckInterval": 300000 }',
    '404.html': document('/404', ['/']),
    'en/404.html': document('/en/404', ['/']),
    ...named,
  }
  writeFiles(site.siteDir, files)
  for (const path of paths) {
    const links =
      path === '/' ? ['/news'] : path === '/news' ? paths.filter((other) => other.startsWith('/news/')) : ['/news', '/']
    writeFiles(join(site.siteDir, path), {
      'index.html': document(path, links),
      '_payload.json': { code: hashOf(text), screen: 'page', data: text },
    })
  }
  for (const { from, to } of moves)
    if (to !== undefined) writeFiles(join(site.siteDir, from), { 'index.html': `<a href="${to}">moved</a>` })
  const all = listAssets(site.siteDir)
  const code = hashOf(text)
  const timestamp = new Date(FIRST_DAY + day * DAY_MS).toISOString()
  const scriptHashes = [hashScript(SCRIPT)]
  const documents = { ...(withoutDocuments && { withoutDocuments }), ...(withDrafts && { withDrafts }) }
  await writeManifest(site.buildsDir, { id, timestamp, code, paths, moves, files: all, scriptHashes, ...documents })
  await announceBuild(site.buildsDir, { id, timestamp, code })
  return { ...site, id }
}

/** Reads a file of a published site; undefined if it does not exist. */
export type ReadKey = (key: string) => string | undefined

/**
 * Follows a published site from its home page, and returns all missing files that its documents refer to. A site that
 * was never published has none.
 */
export function brokenReferences(read: ReadKey): string[] {
  const broken: string[] = []
  const seen = new Set<string>()
  const latest = read('builds/latest.json')
  // Written by the publisher.
  const id = latest && (JSON.parse(latest) as { id: string }).id
  if (id && read(`builds/meta/${id}.json`) === undefined) broken.push(`latest.json: ${id}`)
  const visit = (path: string, from: string) => {
    if (seen.has(path)) return
    seen.add(path)
    const html = read(join(path, 'index.html').slice(1))
    const payload = read(join(path, '_payload.json').slice(1))
    // A page and its payload are published together: before the end of the first publish one may exist alone.
    if (html === undefined || (payload === undefined && latest !== undefined)) broken.push(`${from}: ${path}`)
    for (const [, address = ''] of (html ?? '').matchAll(/(?:src|href|data-entry)="(\/[^"]*)"/g)) {
      if (!/\.\w+$/.test(address)) visit(address, path)
      else if (read(address.slice(1)) === undefined) broken.push(`${path}: ${address}`)
    }
  }
  if (read('index.html') !== undefined) visit('/', '')
  return broken
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
