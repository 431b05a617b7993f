import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { localisePath, splitLocale } from '../i18n/localised-path.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

export type SiteFolders = {
  /** The built site. */
  siteDir: string
  /** Manifests of builds, served at /builds/. */
  buildsDir: string
}

/** Makes a server that answers for the built site as the CDN does: clean addresses, the 404 page of the language, cache headers. */
export function createSiteServer({ siteDir, buildsDir }: SiteFolders): FastifyInstance {
  const server = fastify({ logger: false, forceCloseConnections: true })
  // Everything is sent by the routes below; the plugin brings ranges, validators and types.
  server.register(fastifyStatic, { root: siteDir, serve: false, cacheControl: false, redirect: false })
  server.get('/builds/*', async (request, reply) => sendBuildFile(request.url, buildsDir, siteDir, reply))
  server.get('/*', async (request, reply) => sendSiteFile(request.url, siteDir, reply))
  server.setNotFoundHandler(async (request, reply) => sendNotFound(request.url, siteDir, reply))
  return server
}

async function sendSiteFile(url: string, siteDir: string, reply: FastifyReply): Promise<FastifyReply> {
  const pathname = pathOf(url)
  if (pathname === undefined) return reply.code(400).send()
  if (pathname !== '/' && pathname.endsWith('/')) return reply.redirect(pathname.replace(/\/+$/, '') + searchOf(url), 301)
  if (await isFile(join(siteDir, pathname))) {
    return reply.header('cache-control', pathname.startsWith('/assets/') ? IMMUTABLE : REVALIDATE).sendFile(pathname, siteDir)
  }
  const page = join(pathname, 'index.html')
  if (await isFile(join(siteDir, page))) return reply.header('cache-control', REVALIDATE).sendFile(page, siteDir)
  return sendNotFound(url, siteDir, reply)
}

async function sendBuildFile(url: string, buildsDir: string, siteDir: string, reply: FastifyReply): Promise<FastifyReply> {
  const file = pathOf(url)?.slice('/builds'.length)
  if (!file || !(await isFile(join(buildsDir, file)))) return sendNotFound(url, siteDir, reply)
  return reply.header('cache-control', REVALIDATE).sendFile(file, buildsDir)
}

/** A missing page answers with the 404 page of its language; a missing file or payload with nothing that could be taken for it. */
async function sendNotFound(url: string, siteDir: string, reply: FastifyReply): Promise<FastifyReply> {
  const pathname = pathOf(url) ?? '/'
  reply.code(404).header('cache-control', REVALIDATE)
  if (/\.[a-z0-9]+$/i.test(pathname) || pathname.startsWith('/assets/')) return reply.type('text/plain').send('Not Found\n')
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
