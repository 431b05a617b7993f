import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type Received = {
  method: string
  path: string
  query: Record<string, string>
  authorization: string | undefined
  /** Parsed if it is JSON. */
  body: unknown
}

export type Reply = { status?: number; headers?: Record<string, string>; body?: unknown }

/** Starts a real HTTP server until the end of the test. `received` lists all requests. */
export async function startServer(
  reply: (request: Received, count: number) => Reply | Promise<Reply>,
): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const isJson = request.headers['content-type']?.includes('json') ?? false
    const one: Received = {
      method: request.method ?? '',
      path: pathname,
      query: Object.fromEntries(searchParams),
      authorization: request.headers.authorization,
      body: isJson ? JSON.parse(text) : text,
    }
    received.push(one)
    const { status = 200, headers = {}, body = { success: true, result: {} } } = await reply(one, received.length)
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // A listening server has an address of this type.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}
