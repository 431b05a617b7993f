import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { EXPORTED } from '../../src/artwork/formats/paths.ts'
import { contentTypeOf } from '../../src/base/response-rules.ts'
import { type Process, startProcess, stop } from '../start-process.ts'
import { writeFiles } from '../temp-folder.ts'
import { copyProject } from './copy-project.ts'
import { filesIn, sha256 } from './run-build.ts'
import { VENDOR_FOLDER } from '../../src/base/vendor-folder.ts'

/** The development server transforms every module of a page, which is slow on a busy machine. */
const PATIENCE_MS = 120_000

const SECRET = 'a name and a telephone number'
const { contentDir, siteDir } = inject('reference')
const folder = mkdtempSync(join(tmpdir(), 'site-development-'))
let server: Process

beforeAll(async () => {
  const root = copyProject(folder)
  writeFiles(root, {
    '.data/requests.txt': SECRET,
    '.env': SECRET,
    'backups/manifest.json': SECRET,
    'notes.txt': SECRET,
  })
  server = await startProcess('dev.ts', { CONTENT_DIR: contentDir }, root)
}, PATIENCE_MS)

afterAll(async () => {
  await stop(server.child)
  rmSync(folder, { recursive: true, force: true })
}, PATIENCE_MS)

test('sitemaps, feeds, web manifests, robots.txt and config.json are those of a build', {
  timeout: PATIENCE_MS,
}, async () => {
  const built = filesIn(siteDir)
    .filter((path) => /\.(?:xml|txt|webmanifest)$|^\/config\.json$/.test(path))
    .filter((path) => !EXPORTED.test(path) || path.endsWith('/llms.txt'))
  expect(built).toHaveLength(11)
  for (const path of built) {
    const response = await fetch(server.url + path)
    expect([response.status, response.headers.get('content-type')], path).toEqual([200, contentTypeOf(path).type])
    expect(await response.text(), path).toBe(readFileSync(join(siteDir, path), 'utf8'))
  }
})

test('late-loaded files of screens, and captions of films, are those of a build', {
  timeout: PATIENCE_MS,
}, async () => {
  const built = filesIn(siteDir).filter((path) => /\/_(?:facts|parts)\.json$|\.vtt$/.test(path))
  expect(built.length).toBeGreaterThanOrEqual(6)
  for (const path of built) {
    const response = await fetch(server.url + path)
    expect([response.status, response.headers.get('content-type')], path).toEqual([200, contentTypeOf(path).type])
    // As bytes: a text loses the mark at its start.
    const served = Buffer.from(await response.arrayBuffer())
    expect(summaryOf(path, served), path).toBe(summaryOf(path, readFileSync(join(siteDir, path))))
  }
})

/** The hash of a file. The reference build leaves documents out, so of a list of them only the form is compared. */
const summaryOf = (path: string, content: Buffer) =>
  path.endsWith('/downloads/_facts.json') ? Object.keys(JSON.parse(String(content))).join(' ') : sha256(content)

test('products for other programs are those of a build, apart from their documents', {
  timeout: PATIENCE_MS,
}, async () => {
  const built = filesIn(siteDir).filter((path) => EXPORTED.test(path) && !path.includes('/_'))
  expect(built.length).toBeGreaterThanOrEqual(8)
  for (const path of built) {
    const response = await fetch(server.url + path)
    expect([response.status, response.headers.get('content-type')], path).toEqual([200, contentTypeOf(path).type])
    const served = await response.text()
    const isProduct = path.endsWith('.json') && !path.endsWith('.schema.json')
    const read = (text: string) => (isProduct ? { ...(JSON.parse(text) as object), documents: [] } : undefined)
    expect(read(served), path).toEqual(read(readFileSync(join(siteDir, path), 'utf8')))
  }
  expect((await fetch(`${server.url}/products/nothing.json`)).status).toBe(404)
})

test('an unknown address has the page of missing pages, as the browser hydrates it', {
  timeout: PATIENCE_MS,
}, async () => {
  for (const path of ['/en/nothing', '/en/products/nothing']) {
    const response = await fetch(server.url + path)
    expect(response.status, path).toBe(404)
    const links = [...(await response.text()).matchAll(/<a href="([^"]*)"[^>]* hrefLang=/g)].map(([, href]) => href)
    expect(links, path).toEqual(['/', '/en'])
  }
})

test('no file of the project is served but sources', { timeout: PATIENCE_MS }, async () => {
  const root = join(folder, 'project')
  for (const file of ['.data/requests.txt', '.env', 'backups/manifest.json', 'notes.txt', 'package.json'])
    for (const path of [
      `/${file}`,
      `/${file}?raw`,
      `/${file}?import&raw`,
      `/@fs${root}/${file}`,
      `/%2e${file.slice(1)}`,
    ]) {
      const text = await (await fetch(server.url + path)).text()
      expect(text, path).not.toContain(SECRET)
      expect(text, path).not.toContain('"devDependencies"')
    }
  expect((await fetch(`${server.url}/${VENDOR_FOLDER}/site.ts`)).status).toBe(200)
})

test('a foreign host name is refused, for pages and for the API', async () => {
  const { port } = new URL(server.url)
  const statusOf = (host: string, path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ port, path, headers: { host } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).on('error', reject)
    })
  for (const path of ['/api/version', '/']) {
    for (const host of [`evil.example:${port}`, 'evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])
      expect(await statusOf(host, path), `${host}${path}`).toBe(403)
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
      expect(await statusOf(host, path), `${host}${path}`).toBe(200)
  }
})
