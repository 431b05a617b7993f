import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from 'fastify'
import { BASE, inSite } from '../../base/base-path.ts'
import { isBot } from '../../base/is-bot.ts'
import { originOf } from '../../base/http-origin.ts'
import { pathIn, splitLocale } from '../../base/i18n/localised-path.ts'
import { passOnForms } from './pass-on-forms.ts'
import { readApiAddress } from './read-api-address.ts'
import { readEditorAccess, readIsPreview, readMoves } from './read-moves.ts'
import { addressInSite, pathOf, searchOf, withoutSlash } from './request-address.ts'
import {
  cacheControlOf,
  EDITOR_ADDRESSES,
  HIDDEN,
  isFileName,
  isServedFile,
  listMoved,
  NOT_FOUND_TEXT,
  pageAddress,
  REVALIDATE,
} from '../../base/response-rules.ts'
import { readScriptHashes } from './script-hashes.ts'
import { editorHeaders, type PolicyOptions, securityHeaders } from './security-headers.ts'
import { isStaging } from './staging.ts'

/** Documents: they are drawn after the pages that link to them. */
const DRAWN = /^\/(?:downloads|assets\/social)\//
const DRAWING_POLL_MS = 200

const NOT_FOUND = 404
/** Of an address that leads nowhere any more, on purpose. */
const GONE = 410

export type SiteFolders = {
  /** Folder of the built site. */
  siteDir: string
  /** Folder of the builds' manifests, served at /builds/. */
  buildsDir: string
  /** Settles when all documents of the build are drawn; requests of missing ones wait for them. */
  drawing?: Promise<unknown>
}

/** Creates a server for the built site that behaves like the CDN, and serves nothing else. */
export function createSiteServer(folders: SiteFolders): FastifyInstance {
  const server = fastify({
    logger: false,
    rewriteUrl: addressInSite,
    // When it is closed, pending requests are completed first.
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, request, reply: FastifyReply) => void answerUnreadable(request, reply, folders),
  })
  server.addHook('onRequest', passOnForms(folders.siteDir))
  server.register(siteRoutes, folders)
  return server
}

/**
 * Serves the built site as the CDN does: clean addresses, the 404 page of the language, the headers of
 * response-rules.ts, and compressed copies if the publisher has created them.
 */
export const siteRoutes: FastifyPluginAsync<SiteFolders> = async (server, folders) => {
  const { siteDir, buildsDir } = folders
  // A wrong SITE_ORIGIN ends the start, instead of each request.
  isStaging()
  // The routes below send all files; the plugin provides ranges, validators and content types.
  await server.register(fastifyStatic, {
    root: siteDir,
    serve: false,
    cacheControl: false,
    redirect: false,
    preCompressed: true,
  })
  server.addHook('onRequest', async (_request, reply) => void reply.headers(headersOf(folders)))
  server.get('/builds/*', async (request, reply) => sendBuildFile(request, buildsDir, siteDir, reply))
  server.get('/*', async (request, reply) => sendSiteFile(request, folders, reply))
  server.setNotFoundHandler(async (request, reply) => sendNotFound(request, siteDir, reply))
}

/**
 * Responds with 404 to an address that cannot be decoded and matches no route. Use it as `frameworkErrors` of a server
 * with `siteRoutes`, because hooks and plugins do not run there.
 */
export async function answerUnreadable(
  request: FastifyRequest,
  reply: FastifyReply,
  folders: SiteFolders,
): Promise<void> {
  const page = isBot(request.headers['user-agent'] ?? '') ? '' : notFoundPage(request.raw.url ?? '/')
  const html = page && (await readFile(join(folders.siteDir, page)).catch(() => ''))
  reply.code(404).headers({ ...headersOf(folders), 'cache-control': REVALIDATE })
  reply.type(html ? 'text/html; charset=utf-8' : 'text/plain').send(html || NOT_FOUND_TEXT)
}

/** Returns the headers of every response. The allowed API origin is read from the current config.json. */
function headersOf(folders: SiteFolders): Record<string, string> {
  return securityHeaders(policyOf(folders))
}

function policyOf({ siteDir, buildsDir }: SiteFolders): PolicyOptions {
  return {
    scriptHashes: readScriptHashes(buildsDir),
    apiOrigin: originOf(readApiAddress(siteDir)),
    isPreview: readIsPreview(buildsDir) || isStaging(),
    editor: readEditorAccess(buildsDir),
  }
}

async function sendSiteFile(request: FastifyRequest, folders: SiteFolders, reply: FastifyReply): Promise<FastifyReply> {
  const { siteDir, buildsDir, drawing } = folders
  const { url } = request
  const pathname = pathOf(url)
  if (BASE && request.originalUrl.split('?')[0] === BASE)
    return reply.redirect(inSite('/') + searchOf(request.originalUrl), 301)
  if (pathname === undefined || pathname.startsWith(HIDDEN)) return sendNotFound(request, siteDir, reply)
  if (pathname !== '/' && pathname.endsWith('/'))
    return reply.redirect(inSite(withoutSlash(pathname)) + searchOf(url), 301)
  if (isFileName(pathname)) {
    if (drawing && DRAWN.test(pathname)) await untilFile(join(siteDir, pathname), drawing)
    if (!isServedFile(pathname) || !(await isFile(join(siteDir, pathname))))
      return sendNotFound(request, siteDir, reply)
    return found(pathname, folders, reply).header('cache-control', cacheControlOf(pathname)).sendFile(pathname, siteDir)
  }
  const move = readMoves(buildsDir).get(pageAddress(pathname))
  // Before files: the former address of a page has a document that redirects.
  if (move?.to !== undefined) return reply.redirect(inSite(move.to) + searchOf(url), 301)
  if (move) return sendNotFound(request, siteDir, reply, GONE)
  if (await isPage(siteDir, pathname))
    return found(pathname, folders, reply)
      .header('cache-control', REVALIDATE)
      .sendFile(join(pathname, 'index.html'), siteDir)
  return sendToPage(pathname, request, siteDir, reply)
}

/** Adds the headers that an address has of its own, once there is something to send. */
function found(pathname: string, folders: SiteFolders, reply: FastifyReply): FastifyReply {
  const own = EDITOR_ADDRESSES.test(pathname) ? editorHeaders(policyOf(folders)) : undefined
  return own ? reply.headers(own) : reply
}

/** Redirects an unknown address to the page that it probably means, if there is one. */
async function sendToPage(
  pathname: string,
  request: FastifyRequest,
  siteDir: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const search = searchOf(request.url)
  const address = pageAddress(pathname)
  const moved = listMoved().find(({ from }) => from === address)
  if (moved) return reply.redirect(`${inSite(moved.page)}${search}#${moved.fragment}`, 301)
  const isMeant = address !== pathname && (await isPage(siteDir, address))
  return isMeant ? reply.redirect(inSite(withoutSlash(address)) + search, 301) : sendNotFound(request, siteDir, reply)
}

async function sendBuildFile(
  request: FastifyRequest,
  buildsDir: string,
  siteDir: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = pathOf(request.url)?.slice('/builds'.length)
  if (!file || !(await isFile(join(buildsDir, file)))) return sendNotFound(request, siteDir, reply)
  return reply.header('cache-control', REVALIDATE).sendFile(file, buildsDir)
}

/**
 * Responds to a missing page, or one that is gone, with the 404 page of its language; to a missing file, or a bot, with a text that cannot be
 * mistaken for content.
 */
async function sendNotFound(
  request: FastifyRequest,
  siteDir: string,
  reply: FastifyReply,
  status: typeof NOT_FOUND | typeof GONE = NOT_FOUND,
): Promise<FastifyReply> {
  const pathname = pathOf(request.url) ?? request.url
  reply.code(status).header('cache-control', REVALIDATE)
  if (isFileName(pathname) || isBot(request.headers['user-agent'] ?? ''))
    return reply.type('text/plain').send(NOT_FOUND_TEXT)
  return reply.sendFile(notFoundPage(pathname), siteDir)
}

/** Returns the 404 page of an address's language. @example notFoundPage('/en/nowhere') // '/en/404.html' */
function notFoundPage(address: string): string {
  const { locale } = splitLocale(address.split('?')[0]?.toLowerCase() ?? '/')
  return `${pathIn(locale, '/404')}.html`
}

/** Waits until a file exists, or no more files are drawn. */
async function untilFile(path: string, drawing: Promise<unknown>): Promise<void> {
  const done = drawing.then(
    () => true,
    () => true,
  )
  while (!(await isFile(path))) if (await Promise.race([done, wait(DRAWING_POLL_MS, false)])) return
}

function isPage(siteDir: string, path: string): Promise<boolean> {
  return isFile(join(siteDir, path, 'index.html'))
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}
