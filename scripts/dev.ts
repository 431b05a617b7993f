/*
 * Run by developers: `npm run dev` serves pages, payloads and the API from the sources on http://localhost:5173
 * (`PORT`), with hot reload of code and a page reload on changes of content. Errors in code, content and words are
 * shown in the browser, in Vite's overlay.
 */
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createServer as createViteServer } from 'vite'
import { renderPage } from 'vite-plugin-ssr/server'
import { BASE, inSite, outOfSite } from '../src/base/base-path.ts'
import { closeOnSignal, endWhenAsked } from '../src/base/command-line/close-on-signal.ts'
import { endWithNpm } from '../src/base/command-line/end-with-npm.ts'
import { prepareDrain } from '../src/base/command-line/prepare-drain.ts'
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { reportFailure } from '../src/base/command-line/report-failure.ts'
import { DOCUMENTS_FOLDER } from '../src/build/bundle.ts'
import { ContentError } from '../src/content/faults.ts'
import { snapshotOptions } from '../src/content/load-snapshot.ts'
import { listMoves } from '../src/content/moves.ts'
import type { Snapshot } from '../src/content/snapshot.ts'
import { createEditor } from '../src/tools/editing/serve-editor.ts'
import { EDIT } from '../src/tools/editing/edit-path.ts'
import { createDevFiles } from '../src/tools/development/dev-files.ts'
import { isOwnHost } from '../src/tools/development/own-host.ts'
import { createDevContent } from '../src/tools/development/dev-content.ts'
import { writeFaultDocument } from '../src/tools/development/fault-document.ts'
import { createFaultDisplay, failBrokenModules } from '../src/tools/development/show-faults.ts'
import { readCacheDir, readEnvironment, readPort } from '../src/base/environment.ts'
import { pathOf, searchOf, withoutSlash } from '../src/delivery/hosting/request-address.ts'
import { EXPORTED } from '../src/artwork/formats/paths.ts'
import { contentTypeOf, isFileName, listMoved, pageAddress } from '../src/base/response-rules.ts'
import type * as Pictures from '../src/artwork/drawing/products/draw-product.ts'
import type * as Sheets from '../src/artwork/documents/model-sheet.ts'
import type * as Papers from '../src/artwork/documents/installation/model-installation-document.ts'
import type * as Gallery from '../src/tools/development/gallery/write-gallery-document.ts'
import { GALLERY_PATH } from '../src/tools/development/gallery/gallery-path.ts'
import type * as Scenes from '../src/artwork/drawing/scenes/list-scenes.ts'
import { inLocale } from '../src/base/i18n/localised.ts'
import { type Locale, LOCALES } from '../src/base/i18n/locale.ts'
import { localisePath, pathIn, splitLocale } from '../src/base/i18n/localised-path.ts'
import { searchDocuments } from '../src/web/features/search/documents.ts'
import { packSearch } from '../src/web/features/search/pack-search.ts'
import { SEARCH_PARTS, searchPath } from '../src/web/features/search/search-files.ts'
import type * as Pages from '../renderer/list-pages.ts'
import { developmentAssets } from '../renderer/assets.ts'
import type * as Files from '../renderer/list-files.ts'
import type { PageContextInit } from '../renderer/page-context.ts'
import { writePictureGallery } from './picture-gallery.ts'
import { createDevelopmentApi } from './development-api.ts'

const DEFAULT_PORT = 5173
const PAYLOAD = '/_payload.json'
/** Files that a screen makes beside its pages. */
const SCREEN_FILE = /\/(?:_(?!payload\.)[\w-]+\.\w+|openacr\.yaml)$/
const CAPTIONS = '.vtt'
const API = '/api/'
const PICTURES = '/pictures/'
/** All pictures of products, and all scenes, with their sizes, for designers. */
const PICTURE_GALLERY = '/__pictures'
/**
 * Before all others of a page: the script, so that it reports their errors; the styles, because they declare the order of the layers. Vite
 * links the styles of components in the document, and these are imported by the browser's entry.
 */
const FIRST_IN_HEAD = `<head><link rel="stylesheet" href="${inSite('/src/web/ui/base.css')}"><script type="module" src="${inSite('/src/tools/development/report-browser-errors.ts')}"></script>`
/** A file may be empty for a moment while it is written, and several may be saved at once. */
const SETTLE_MS = 100
/** Folders that browsers load modules from. */
const SOURCES = ['pages', 'renderer', 'src', 'locales', 'public', 'node_modules']
/** The folder that packages are installed in, wherever links lead there from. */
const PACKAGES = join(createRequire(import.meta.url).resolve('vite/package.json'), '../..')
const FORBIDDEN = 403
/** One id for all: in development no page is ever of another build. */
const BUILD_ID = 'development'

const { values } = readArguments({ usage: 'npm run dev -- [--edit]', options: { edit: { type: 'boolean' } } })
endWithNpm()
endWhenAsked()
const root = process.cwd()
const sources = snapshotOptions(root, process.env, undefined, true)
const { contentDir } = sources

/** Only `npm run edit` writes content. */
const editor = values.edit && !sources.api ? createEditor(sources) : undefined
if (values.edit && sources.api) console.error('There is no editor: CONTENT_API_URL is set. Unset it to edit the files.')

const server = createHttpServer((request, response) => {
  if (editor?.answer(request, response)) return undefined
  if (!isOwnHost(request.headers.host)) return refuseHost(response)
  const path = outOfSite(request.url ?? '/')
  if (path === undefined) return leadToSite(request, response)
  if (path.startsWith(API)) return settle(api.answer(request, response), request, response)
  vite.middlewares(request, response, () => settle(answer(request, response), request, response))
})
const drain = prepareDrain(server)
// Hot reload uses the same port, so that two of these servers do not conflict.
const vite = await createViteServer({
  root,
  base: `${BASE}/`,
  plugins: [failBrokenModules((error) => faults.show(error))],
  server: { middlewareMode: true, hmr: { server } },
})
// Beside sources the project's folder may hold requests, backups and secrets. vite-plugin-ssr allows all of it.
vite.config.server.fs.allow = [...SOURCES.map((name) => join(root, name)), PACKAGES]
const files = await createDevFiles(
  {
    root,
    cacheDir: join(readCacheDir(root), DOCUMENTS_FOLDER),
    outDir: join(root, 'node_modules/.cache/development'),
    modelSheet: async (...sheet) => {
      // Vite does not know what a module exports.
      const documents = (await vite.ssrLoadModule('/src/artwork/documents/model-sheet.ts')) as typeof Sheets
      return documents.modelSheet(...sheet)
    },
    modelInstallationDocument: async (...paper) => {
      // Vite does not know what a module exports.
      const documents = (await vite.ssrLoadModule(
        '/src/artwork/documents/installation/model-installation-document.ts',
      )) as typeof Papers
      return documents.modelInstallationDocument(...paper)
    },
    listUrls: async (catalogue) => {
      const { listPages } = (await vite.ssrLoadModule('/renderer/list-pages.ts')) as typeof Pages
      return listPages(catalogue).flatMap(({ url, screen }) => (screen ? [url] : []))
    },
  },
  sources,
)
const content = createDevContent(sources, files.complete)
await readContent()
const faults = createFaultDisplay(vite, contentDir)
const api = createDevelopmentApi(vite, content.current)
vite.watcher.add(contentDir)
/** The files of each language's search, of the content as it was when they were first asked for. */
let searches: { snapshot: Snapshot | undefined; files: Map<Locale, Map<string, string>> } = {
  snapshot: undefined,
  files: new Map(),
}
let settling: NodeJS.Timeout | undefined
vite.watcher.on('all', (_event, path) => {
  if (!path.startsWith(contentDir)) return
  clearTimeout(settling)
  settling = setTimeout(() => void renewContent(), SETTLE_MS)
})

// The authors of content sit at this machine.
const host = editor ? 'localhost' : readEnvironment().HOST || 'localhost'
server.once('error', (error) => {
  const code = reportFailure(error)
  // Vite's own processes would complain about the end of this one.
  void vite.close().finally(() => process.exit(code))
})
server.listen({ port: readPort(DEFAULT_PORT), host }, () => {
  // A listening server has an address of this type.
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  console.log(`The site is at ${address}${BASE}`)
  if (editor)
    console.log(
      `Edit it in ${address}${localisePath('zh', EDIT)} (Chinese) or ${address}${localisePath('en', EDIT)} (English)`,
    )
})
closeOnSignal({
  stop: () => {
    editor?.close()
    return vite.ws.close()
  },
  drain,
  close: () => Promise.all([api.close(), vite.close()]),
})

/** Refuses a request for another host name, as Vite does for its own files. */
function refuseHost(response: ServerResponse): void {
  response.writeHead(FORBIDDEN, { 'content-type': 'text/plain; charset=utf-8' })
  response.end('The development server answers to localhost and to addresses without a name only\n')
}

/** Redirects a request outside of the site's base. Vite leaves addresses in styles as they are, such as those of fonts. */
function leadToSite({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(302, { location: inSite(url) })
  response.end()
}

/** Turns an error into a response with status 500: never into a missing page. */
function settle(answered: Promise<void>, request: IncomingMessage, response: ServerResponse): void {
  answered.catch((error: unknown) => {
    // Content faults were reported when the content was read. Files may have changed before the watcher saw them.
    if (error instanceof ContentError) void readAgain()
    else console.error(error)
    sendFault(error, request, response)
  })
}

function sendFault(error: unknown, { url = '/' }: IncomingMessage, response: ServerResponse): void {
  const fault = faults.show(error)
  // Vite caches a failed module until a change, and its watcher ignores a second change within 50 ms.
  vite.moduleGraph.invalidateAll()
  const [pathname = '/'] = url.split('?')
  const isPage = !pathname.startsWith(API) && !isFileName(pathname)
  response.statusCode = 500
  response.setHeader('content-type', isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8')
  response.end(isPage ? writeFaultDocument(fault) : `${fault.message}\n`)
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/'
  const [pathname = '/'] = url.split('?')
  if (pathname.startsWith('/builds/')) return sendJson(response, 404, {})
  if (pathname.startsWith(PICTURES) || pathname === PICTURE_GALLERY) return sendPictures(response, pathname)
  if (pathname.endsWith(CAPTIONS)) return sendCaptions(response, pathname)
  const searched = LOCALES.find(
    (locale) => pathname === searchPath(locale) || pathname.startsWith(`${SEARCH_PARTS}${locale}.`),
  )
  if (searched) return sendSearch(response, pathname, searched)
  if (SCREEN_FILE.test(pathname)) return sendScreenFile(response, pathname)
  if (EXPORTED.test(pathname)) return sendExported(response, pathname)
  const file = await files.read(pathname)
  if (file) return sendFile(response, pathname, file)
  const gallery = LOCALES.find((locale) => pathname === pathIn(locale, GALLERY_PATH))
  if (gallery) return sendGallery(response, pathname, gallery)
  const isPayload = pathname.endsWith(PAYLOAD)
  const { payload, httpResponse, errorWhileRendering } = await render(
    isPayload ? pathname.slice(0, -PAYLOAD.length) || '/' : url,
  )
  if (httpResponse?.statusCode !== 404 && (errorWhileRendering || !httpResponse))
    // vite-plugin-ssr has logged it.
    return sendFault(errorWhileRendering ?? new Error(`${url} was not rendered`), request, response)
  if (isPayload) return payload ? sendJson(response, 200, payload) : sendJson(response, 404, {})
  const isMissing = httpResponse.statusCode === 404
  const move = isMissing ? findMove(url) : undefined
  const address = move ? move.to && inSite(move.to) + searchOf(url) : isMissing ? await findMeant(url) : undefined
  response.statusCode = address ? 301 : move ? 410 : httpResponse.statusCode
  for (const [name, value] of httpResponse.headers) response.setHeader(name, value)
  if (address) response.setHeader('location', address)
  response.end(httpResponse.body.replace('<head>', FIRST_IN_HEAD))
}

/** Returns where a former address leads by the content as it is now, like the hosts of a build. */
function findMove(url: string): { to: string | undefined } | undefined {
  const { locale, path } = splitLocale(pageAddress(pathOf(url) ?? ''))
  const move = listMoves(content.current().snapshot).find(({ from }) => from === path)
  return move && { to: move.to === undefined ? undefined : pathIn(locale, move.to) }
}

/** Returns the page that an unknown address probably means, if there is one, like the server of the built site. */
async function findMeant(url: string): Promise<string | undefined> {
  const pathname = pathOf(url)
  if (pathname === undefined) return undefined
  const address = pageAddress(pathname)
  const moved = listMoved().find(({ from }) => from === address)
  if (moved) return `${inSite(moved.page)}${searchOf(url)}#${moved.fragment}`
  const isPage = address !== pathname && (await render(address)).httpResponse?.statusCode === 200
  return isPage ? inSite(withoutSlash(address)) + searchOf(url) : undefined
}

/** Shows all components in their states. */
async function sendGallery(response: ServerResponse, pathname: string, locale: Locale): Promise<void> {
  // Vite does not know what a module exports.
  const module = (await vite.ssrLoadModule(
    '/src/tools/development/gallery/write-gallery-document.ts',
  )) as typeof Gallery
  const document = module.writeGalleryDocument(content.current(), locale)
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(await vite.transformIndexHtml(pathname, document))
}

/** Draws on demand, by the code as it is now. */
async function sendPictures(response: ServerResponse, pathname: string): Promise<void> {
  // The result of Vite's module loader is untyped.
  const drawing = (await vite.ssrLoadModule('/src/artwork/drawing/products/draw-product.ts')) as typeof Pictures
  const { drawScenes } = (await vite.ssrLoadModule('/renderer/list-files.ts')) as typeof Files
  const catalogue = content.current()
  const products = catalogue.snapshot.product
  if (pathname === PICTURE_GALLERY) {
    const { listScenes, sceneImage } = (await vite.ssrLoadModule(
      '/src/artwork/drawing/scenes/list-scenes.ts',
    )) as typeof Scenes
    const scenes = listScenes(catalogue)
    const listed = products.flatMap((product) => drawing.listProductPictures(product, catalogue))
    const pictures = LOCALES.flatMap((locale) => [
      ...scenes.map((name) => sceneImage(name, locale)),
      ...listed.map((picture) => inLocale(picture, locale)),
    ])
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(writePictureGallery(pictures))
    return
  }
  // A code may start with another code.
  const drawn = products
    .filter(({ code }) => pathname.startsWith(`${PICTURES}${code}-`))
    .flatMap((product) => drawing.drawProduct(product, catalogue))
    .flatMap((picture) => [...drawing.filesOf(picture)])
  const svg = new Map([...drawn, ...drawScenes(catalogue)]).get(pathname)
  response.statusCode = svg ? 200 : 404
  response.setHeader('content-type', 'image/svg+xml')
  response.end(svg ?? '')
}

/** Writes a file that a screen makes beside its pages, by the code as it is now. */
async function sendScreenFile(response: ServerResponse, pathname: string): Promise<void> {
  // The result of Vite's module loader is untyped.
  const { listScreenFiles } = (await vite.ssrLoadModule('/renderer/list-files.ts')) as typeof Files
  const file = listScreenFiles(content.current()).find(({ path }) => path === pathname)
  return file ? sendFile(response, pathname, Buffer.from(file.write())) : sendJson(response, 404, {})
}

/** Writes a product for other programs, by the content and the code as they are now. */
async function sendExported(response: ServerResponse, pathname: string): Promise<void> {
  // The result of Vite's module loader is untyped.
  const { writeExported } = (await vite.ssrLoadModule('/renderer/list-files.ts')) as typeof Files
  const file = await writeExported(pathname, content.current())
  return file === undefined ? sendJson(response, 404, {}) : sendFile(response, pathname, Buffer.from(file))
}

/** Writes the captions of a film, by the content as it is now. */
async function sendCaptions(response: ServerResponse, pathname: string): Promise<void> {
  // The result of Vite's module loader is untyped.
  const { writeAllCaptions } = (await vite.ssrLoadModule('/renderer/list-files.ts')) as typeof Files
  const text = writeAllCaptions(content.current()).get(pathname)
  response.statusCode = text === undefined ? 404 : 200
  sendFile(response, pathname, Buffer.from(text ?? ''))
}

async function render(urlOriginal: string) {
  const init: PageContextInit = {
    urlOriginal,
    catalogue: content.current(),
    code: BUILD_ID,
    assets: developmentAssets,
  }
  // The hooks of renderer/ add the payload.
  const rendered: Awaited<ReturnType<typeof renderPage>> & { payload?: unknown } = await renderPage(init)
  return rendered
}

async function renewContent(): Promise<void> {
  const error = await readContent()
  void editor?.check()
  if (error) faults.show(error)
  else vite.ws.send({ type: 'full-reload' })
}

/** Reads faulty content again, and reloads pages once it has no faults. */
async function readAgain(): Promise<void> {
  if (!(await content.read())) vite.ws.send({ type: 'full-reload' })
}

async function readContent(): Promise<ContentError | undefined> {
  const error = await content.read()
  if (error) console.error(error.message)
  return error
}

function sendSearch(response: ServerResponse, path: string, locale: Locale): void {
  const { snapshot } = content.current()
  if (searches.snapshot !== snapshot) searches = { snapshot, files: new Map() }
  const files = searches.files.get(locale) ?? packSearch(searchDocuments(snapshot, locale), locale)
  searches.files.set(locale, files)
  const text = files.get(path)
  response.statusCode = text === undefined ? 404 : 200
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(text)
}

function sendFile(response: ServerResponse, pathname: string, content: Buffer): void {
  response.setHeader('content-type', contentTypeOf(pathname).type)
  response.end(content)
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.statusCode = status
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(value))
}
