import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance } from 'fastify'
import { pathOf } from '../../../src/delivery/hosting/request-address.ts'
import { ASSETS, cacheControlOf } from '../../../src/base/response-rules.ts'

/** Folders of files whose names contain a hash of their content. */
const HASHED = ['/_next/static/', '/_nuxt/']
/** Where a page's document is. */
const DOCUMENTS = ['.html', '/index.html']

/**
 * Creates a server for a folder of pages and their compressed copies, whoever built them: clean addresses, and the
 * caching of our own hosts.
 */
export function createFolderServer(folder: string): FastifyInstance {
  const server = fastify({ logger: false, forceCloseConnections: true })
  server.register(fastifyStatic, { root: folder, serve: false, cacheControl: false, preCompressed: true })
  server.get('/*', async ({ url }, reply) => {
    const path = pathOf(url) ?? ''
    const isHashed = HASHED.some((prefix) => path.startsWith(prefix))
    for (const ending of ['', ...DOCUMENTS]) {
      if (!(await isFile(join(folder, path + ending)))) continue
      return reply.header('cache-control', cacheControlOf(isHashed ? ASSETS : path)).sendFile(path + ending)
    }
    return reply.code(404).type('text/plain').send('Not Found\n')
  })
  return server
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}
