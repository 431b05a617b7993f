/*
 * Run by whoever works on the project: `npm run dev` serves pages, payloads and the API straight from the sources on
 * http://localhost:5173 (`PORT`), with hot reload of code and reload on a change of content.
 */
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createViteServer } from 'vite'
import { renderPage } from 'vite-plugin-ssr/server'
import { closeWhenAsked } from '../src/command-line/close-when-asked.ts'
import { endWithNpm } from '../src/command-line/end-with-npm.ts'
import { readArguments } from '../src/command-line/read-arguments.ts'
import { type Catalogue, createCatalogue } from '../src/catalogue/catalogue.ts'
import { ContentError } from '../src/catalogue/faults.ts'
import { loadSnapshot, snapshotOptions } from '../src/catalogue/load-snapshot.ts'
import { readPort } from '../src/environment.ts'
import type * as Pictures from '../src/drawing/products/draw-product.ts'
import type * as Scenes from '../src/drawing/scenes/list-scenes.ts'
import { DEFAULT_LOCALE, LOCALES } from '../src/i18n/locale.ts'
import { searchDocuments } from '../src/search/documents.ts'
import { packSearch } from '../src/search/pack-search.ts'
import { searchPath } from '../src/search/search-files.ts'
import { DEFAULT_RUNTIME_CONFIG } from '../src/runtime-config.ts'
import { developmentAssets } from '../renderer/assets.ts'
import type { PageContextInit } from '../renderer/page-context.ts'
import { writeContactSheet } from './contact-sheet.ts'
import { createDevelopmentApi } from './development-api.ts'

const DEFAULT_PORT = 5173
const PAYLOAD = '/_payload.json'
const API = '/api/'
const PICTURES = '/pictures/'
const SEARCH = '/assets/search/'
/** All pictures of products, and all scenes, with their sizes, for those who draw them. */
const CONTACT_SHEET = '/__pictures'
/** One id for all: in development no page is ever of another build. */
const BUILD_ID = 'development'

readArguments({ usage: 'npm run dev' })
endWithNpm()
const root = process.cwd()
const content = snapshotOptions(root, process.env)
let catalogue = await readCatalogue()
if (!catalogue) process.exit(1)

const server = createHttpServer((request, response) => {
  if (request.url?.startsWith(API)) return settle(api.answer(request, response), response)
  vite.middlewares(request, response, () => settle(answer(request, response), response))
})
// Hot reload comes by the same port, so that two of these servers do not meet.
const vite = await createViteServer({ root, server: { middlewareMode: true, hmr: { server } } })
// Set above, or the process has ended.
const api = createDevelopmentApi(vite, () => catalogue as Catalogue)
vite.watcher.add(content.contentDir)
vite.watcher.on('all', async (_event, path) => {
  if (!path.startsWith(content.contentDir)) return
  // With a fault in it, the content as it was is shown until the fault is mended.
  catalogue = (await readCatalogue()) ?? catalogue
  vite.ws.send({ type: 'full-reload' })
})

server.listen(readPort(DEFAULT_PORT), () => {
  // A server that listens on a port has an address of this kind.
  console.log(`The site is at http://localhost:${(server.address() as AddressInfo).port}`)
})
closeWhenAsked(close)

/** Requests that are under way are answered first; browsers that wait for changes are not waited for. */
async function close(): Promise<void> {
  await vite.ws.close()
  const closed = new Promise((resolve) => server.close(resolve))
  // A connection is idle once its answer is out.
  const closing = setInterval(() => server.closeIdleConnections(), 100)
  await closed
  clearInterval(closing)
  await Promise.all([api.close(), vite.close()])
}

function settle(answered: Promise<void>, response: ServerResponse): void {
  answered.catch((error: unknown) => {
    console.error(error)
    response.statusCode = 500
    response.end('Internal Server Error\n')
  })
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/'
  const [pathname = '/'] = url.split('?')
  if (pathname === '/config.json') return sendJson(response, 200, DEFAULT_RUNTIME_CONFIG)
  if (pathname.startsWith('/builds/')) return sendJson(response, 404, {})
  if (pathname.startsWith(PICTURES) || pathname === CONTACT_SHEET) return sendPictures(response, pathname)
  if (pathname.startsWith(SEARCH)) return sendSearch(response, pathname)
  const isPayload = pathname.endsWith(PAYLOAD)
  const rendered = await render(isPayload ? pathname.slice(0, -PAYLOAD.length) || '/' : url)
  if (isPayload) return rendered.payload ? sendJson(response, 200, rendered.payload) : sendJson(response, 404, {})
  response.statusCode = rendered.httpResponse?.statusCode ?? 404
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(rendered.httpResponse?.body)
}

/** Draws on demand, by the code as it is now. */
async function sendPictures(response: ServerResponse, pathname: string): Promise<void> {
  // Vite does not know what a module exports.
  const drawing = (await vite.ssrLoadModule('/src/drawing/products/draw-product.ts')) as typeof Pictures
  const { listScenes, sceneFile, sceneImage } = (await vite.ssrLoadModule(
    '/src/drawing/scenes/list-scenes.ts',
  )) as typeof Scenes
  const products = (catalogue as Catalogue).snapshot.product
  const scenes = listScenes(catalogue as Catalogue)
  if (pathname === CONTACT_SHEET) {
    const pictures = products.flatMap((product) => drawing.listProductPictures(product, catalogue as Catalogue))
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(writeContactSheet([...scenes.map(sceneImage), ...pictures]))
    return
  }
  const scene = scenes.find((name) => sceneImage(name).src === pathname)
  // A code may begin with another code.
  const drawn = products
    .filter(({ code }) => pathname.startsWith(`${PICTURES}${code}-`))
    .flatMap((product) => drawing.drawProduct(product, catalogue as Catalogue).map((each) => ({ product, ...each })))
  const picture = drawn.find(({ product, view }) => drawing.pictureAddress(product, view) === pathname)
  const svg = scene ? sceneFile(scene, catalogue as Catalogue) : picture?.svg
  response.statusCode = svg ? 200 : 404
  response.setHeader('content-type', 'image/svg+xml')
  response.end(svg ?? '')
}

async function render(urlOriginal: string) {
  // Set above, or the process has ended.
  const init: PageContextInit = {
    urlOriginal,
    catalogue: catalogue as Catalogue,
    buildId: BUILD_ID,
    assets: developmentAssets,
  }
  // The hooks of renderer/ add the payload.
  const rendered: Awaited<ReturnType<typeof renderPage>> & { payload?: unknown } = await renderPage(init)
  return rendered
}

async function readCatalogue(): Promise<Catalogue | undefined> {
  try {
    return createCatalogue(await loadSnapshot(content))
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    console.error(error.message)
    return undefined
  }
}

/** Made anew for each of its files: content may have changed. */
function sendSearch(response: ServerResponse, path: string): void {
  const locale = LOCALES.find((candidate) => path.startsWith(`${SEARCH}${candidate}.`)) ?? DEFAULT_LOCALE
  // Set above, or the process has ended.
  const { snapshot } = catalogue as Catalogue
  const text = packSearch(searchDocuments(snapshot, locale), searchPath(locale, BUILD_ID)).get(path)
  response.statusCode = text === undefined ? 404 : 200
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(text)
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.statusCode = status
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(value))
}
