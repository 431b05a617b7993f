import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from 'fastify'
import { isBot } from '../freshness/is-bot.ts'
import { localisePath, splitLocale } from '../i18n/localised-path.ts'
import { cacheControlOf, HIDDEN, isFileName, NOT_FOUND_TEXT, REVALIDATE } from './response-rules.ts'
import { readScriptHashes } from './script-hashes.ts'
import { securityHeaders } from './security-headers.ts'

export type SiteFolders = {
  /** The built site. */
  siteDir: string
  /** Manifests of builds, served at /builds/. */
  buildsDir: string
}

/** Makes a server that answers for the built site as the CDN does, and for nothing else. */
export function createSiteServer(folders: SiteFolders): FastifyInstance {
  const server = fastify({ logger: false, forceCloseConnections: true })
  server.register(siteRoutes, folders)
  return server
}

/**
 * The built site as the CDN answers for it: clean addresses, the 404 page of the language, the headers of response-rules.ts, and
 * compressed copies where publishing has left some.
 */
export const siteRoutes: FastifyPluginAsync<SiteFolders> = async (server, { siteDir, buildsDir }) => {
  // Everything is sent by the routes below; the plugin brings ranges, validators and types.
  await server.register(fastifyStatic, {
    root: siteDir,
    serve: false,
    cacheControl: false,
    redirect: false,
    preCompressed: true,
  })
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders({ scriptHashes: readScriptHashes(buildsDir) }))
  })
  server.get('/builds/*', async (request, reply) => sendBuildFile(request, buildsDir, siteDir, reply))
  server.get('/*', async (request, reply) => sendSiteFile(request, siteDir, reply))
  server.setNotFoundHandler(async (request, reply) => sendNotFound(request, siteDir, reply))
}

async function sendSiteFile(request: FastifyRequest, siteDir: string, reply: FastifyReply): Promise<FastifyReply> {
  const { url } = request
  const pathname = pathOf(url)
  if (pathname === undefined) return reply.code(400).send()
  if (pathname.startsWith(HIDDEN)) return sendNotFound(request, siteDir, reply)
  if (pathname !== '/' && pathname.endsWith('/')) return reply.redirect(withoutSlash(pathname) + searchOf(url), 301)
  if (await isFile(join(siteDir, pathname))) {
    return reply.header('cache-control', cacheControlOf(pathname)).sendFile(pathname, siteDir)
  }
  const page = join(pathname, 'index.html')
  if (await isFile(join(siteDir, page))) return reply.header('cache-control', REVALIDATE).sendFile(page, siteDir)
  return sendNotFound(request, siteDir, reply)
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

/** A missing page answers with the 404 page of its language; a missing file, or a bot, with nothing that could be taken for one. */
async function sendNotFound(request: FastifyRequest, siteDir: string, reply: FastifyReply): Promise<FastifyReply> {
  const pathname = pathOf(request.url) ?? '/'
  reply.code(404).header('cache-control', REVALIDATE)
  if (isFileName(pathname) || isBot(request.headers['user-agent'] ?? ''))
    return reply.type('text/plain').send(NOT_FOUND_TEXT)
  const { locale } = splitLocale(pathname)
  return reply.sendFile(`${localisePath(locale, '/404')}.html`, siteDir)
}

function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '/')
    return path.split('/').includes('..') || path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

/**
 * Writes a path anew, without a slash at its end and with one at its start: two of them would name another host.
 *
 * @example withoutSlash('//news/') // '/news'
 */
function withoutSlash(pathname: string): string {
  return `/${pathname.split('/').filter(Boolean).map(encodeURIComponent).join('/')}`
}

function searchOf(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start)
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}
