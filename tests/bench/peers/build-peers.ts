import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Browser } from '@playwright/test'
import { compressFolder } from './compress-folder.ts'
import { type PeerSite, readPages, readPeerSite } from './page-data.ts'

/** What a framework makes itself, and what no product's page shows. */
const NOT_SHARED = /(?:\.(?:html|js|css|json|xml|txt|pdf|webmanifest)|\/search|\/en)$/

/**
 * By the name of its folder: where it wants its stylesheet, what builds it, and where its pages are then. Both are the
 * newest that run on Node 20.
 */
const PEERS = {
  next: { css: 'app/site.css', command: ['next', 'build'], out: 'out' },
  nuxt: { css: 'app/assets/site.css', command: ['nuxt', 'generate'], out: '.output/public' },
} as const

/**
 * Installs and builds the peers in a folder, of the pages of a built site, in some minutes. Resolves with their names
 * and the folders of their pages, with compressed copies. Throws an error with the output of a command that failed, or
 * the path of a page whose DOM is not ours.
 */
export async function buildPeers(
  browser: Browser,
  siteDir: string,
  folder: string,
): Promise<{ name: string; pages: string }[]> {
  const site = await readPeerSite(browser, siteDir)
  const made = []
  for (const [name, { css, command, out }] of Object.entries(PEERS)) {
    const at = join(folder, name)
    const pages = join(at, out)
    cpSync(join(import.meta.dirname, name), at, { recursive: true })
    cpSync(siteDir, join(at, 'public'), { recursive: true, filter: (path) => !NOT_SHARED.test(path) })
    writeFile(join(at, css), site.css)
    writeData(join(at, 'data'), site)
    run(at, 'npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'])
    run(at, 'npx', command)
    await assertSameDom(browser, pages, site)
    await compressFolder(pages)
    made.push({ name, pages })
  }
  return made
}

/** Writes what the peers' sources read: `layout.json`, `paths.json`, and a file for each page at its path. */
function writeData(folder: string, { layout, pages }: PeerSite): void {
  writeFile(join(folder, 'layout.json'), JSON.stringify(layout))
  writeFile(join(folder, 'paths.json'), JSON.stringify(pages.map(({ path }) => path)))
  for (const page of pages) writeFile(join(folder, `${page.path}.json`), JSON.stringify(page))
}

function writeFile(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

function run(folder: string, command: string, args: readonly string[]): void {
  console.log(`${basename(folder)}: ${command} ${args.join(' ')}`)
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1' }
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error })
}

async function assertSameDom(browser: Browser, folder: string, site: PeerSite): Promise<void> {
  const paths = site.pages.map(({ path }) => path)
  const documents = paths.map((path) => {
    const files = [join(folder, `${path}.html`), join(folder, path, 'index.html')]
    return readFileSync(files.find(existsSync) ?? '', 'utf8')
  })
  const { layout, pages } = await readPages(browser, paths, documents)
  if (!isDeepStrictEqual(layout, site.layout)) throw new Error(`The layout in ${folder} is not ours`)
  const other = pages.find((page, index) => !isDeepStrictEqual(page, site.pages[index]))
  if (other) throw new Error(`${other.path} in ${folder} is not the same as our page`)
}
