import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { openPhone } from '../phone.ts'
import { readDocument, type Tree } from './read-document.ts'

const LIST = '/products'
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/g

export type PeerPage = { path: string; title: string; main: Tree }

/** What peers are built of. */
export type PeerSite = {
  /** What stands around `main` on all pages. */
  layout: Tree
  /** The list of products, then all products and series; in one language. */
  pages: PeerPage[]
  /** The stylesheets of these pages, one after the other. */
  css: string
}

/** Reads from a built site what peers show. Throws an error if it has no products. */
export async function readPeerSite(browser: Browser, siteDir: string): Promise<PeerSite> {
  const paths = listPaths(siteDir)
  const documents = paths.map((path) => readFileSync(documentOf(siteDir, path), 'utf8'))
  const styles = new Set(documents.flatMap((html) => [...html.matchAll(STYLESHEET)].map(([, at = '']) => at)))
  return {
    ...(await readPages(browser, paths, documents)),
    css: [...styles].map((at) => readFileSync(join(siteDir, at), 'utf8')).join('\n'),
  }
}

/** Reads documents, ours or a peer's, at these paths. */
export async function readPages(
  browser: Browser,
  paths: readonly string[],
  documents: readonly string[],
): Promise<Omit<PeerSite, 'css'>> {
  const context = await openPhone(browser, LIST)
  const page = await context.newPage()
  const read = []
  for (const [index, path] of paths.entries())
    read.push({ path, ...(await page.evaluate(readDocument, { html: documents[index] ?? '', path, linked: paths })) })
  await context.close()
  const pages = read.map(({ path, title, main }) => ({ path, title, main }))
  // A product's: lists and series mark themselves in the menu.
  return { layout: read[1]?.layout ?? '', pages }
}

/** Lists the list, then the products and the series that they link to. */
function listPaths(siteDir: string): string[] {
  const folder = join(siteDir, LIST)
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  const paths = names.map((name) => `${LIST}/${name}`).filter((path) => existsSync(documentOf(siteDir, path)))
  if (paths.length === 0) throw new Error(`${siteDir} has no product pages. Build the site first: npm run build`)
  return [LIST, ...paths]
}

function documentOf(siteDir: string, path: string): string {
  return join(siteDir, path, 'index.html')
}
