import { createServer, type Server } from 'node:http'
import type { Figures } from './create-registry.ts'

type Options = { port: number; host: string; figures: Figures }

/** Serves `/metrics`, and nothing else, on a port of its own. Throws an error with a readable message if it cannot. */
export async function serveMetrics({ port, host, figures: { type, read } }: Options): Promise<Server> {
  const server = createServer((request, response) => {
    const isMetrics = request.url?.split('?')[0] === '/metrics'
    if (!isMetrics || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404).end()
      return
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) => reject(new Error(`${message}. Set METRICS_PORT to another port.`)))
    server.listen(port, host, () => resolve())
  })
  return server
}
