import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startS3 } from '../../publish/start-s3.ts'
import { tempFolder } from '../../temp-folder.ts'

/**
 * Modes of an object store: it works; responds with 503; closes the connection; never responds; responds with 200 and
 * another body, like a captive portal; responds five seconds late; stores the object and closes the connection before
 * its response; closes the connection of the next upload, as a store does whose idle connections time out, then works.
 */
export type StoreMode = 'works' | '503' | 'cut' | 'hang' | 'garbage' | 'slow' | 'cut-after' | 'cut-once'

export type FaultyStore = { env: Record<string, string>; be: (mode: StoreMode) => void }

const SLOW_MS = 5000
const BUCKET = 'attachments'

/** Starts an S3-compatible store behind a proxy that can simulate failures. */
export async function startFaultyStore(): Promise<FaultyStore> {
  const { AWS_ENDPOINT_URL_S3 = '', ...credentials } = await startS3(join(tempFolder(), 's3'), [BUCKET], onTestFinished)
  let mode: StoreMode = 'works'
  const server = createServer((request, response) => {
    if (mode === 'cut-once' && request.method === 'PUT') {
      mode = 'works'
      return void request.socket.destroy()
    }
    if (mode === 'slow') return void setTimeout(() => pass(request, response, AWS_ENDPOINT_URL_S3, mode), SLOW_MS)
    if (mode === 'works' || mode === 'cut-once' || mode === 'cut-after')
      return pass(request, response, AWS_ENDPOINT_URL_S3, mode)
    request.resume()
    if (mode === 'cut') request.socket.destroy()
    if (mode === '503') response.writeHead(503, { 'content-type': 'application/xml' }).end(SLOW_DOWN)
    if (mode === 'garbage') response.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // A listening server has an address of this type.
  const { port } = server.address() as AddressInfo
  return {
    env: {
      ...credentials,
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      ATTACHMENTS_URL: `s3://${BUCKET}/requests`,
    },
    be: (next) => {
      mode = next
      server.closeAllConnections()
    },
  }
}

const SLOW_DOWN =
  '<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>Please reduce your request rate</Message></Error>'
const PORTAL = '<!doctype html><title>Please log in</title>'

/** With the requested host: it is part of the signature. */
function pass(request: IncomingMessage, response: ServerResponse, store: string, mode: StoreMode): void {
  const { method, url, headers } = request
  const passed = ask(`${store}${url}`, { method: method ?? 'GET', headers }, (answer) => {
    if (mode === 'cut-after' && method === 'PUT')
      return void answer.resume().once('end', () => request.socket.destroy())
    response.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(response)
  })
  passed.on('error', () => request.socket.destroy())
  request.pipe(passed)
}
