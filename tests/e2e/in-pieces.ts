import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const PIECE_BYTES = 1200
const PAUSE_MS = 20

/**
 * Serves a site again, with its documents in pieces, as slow connections and busy phones get them: the browser paints
 * what it has so far. Returns its address.
 */
export async function serveInPieces(site: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(site + request.url)
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (!type.includes('html')) return void response.end(body)
    const start = body.indexOf('<body')
    response.write(body.subarray(0, start))
    // Styles are there before anything is painted.
    await wait(10 * PAUSE_MS)
    for (let at = start; at < body.length; at += PIECE_BYTES) {
      response.write(body.subarray(at, at + PIECE_BYTES))
      await wait(PAUSE_MS)
    }
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  // A listening server has an address of this type.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
