import { randomUUID } from 'node:crypto'
import { Agent, request, type RequestOptions } from 'node:http'
import { someAddress } from '../api/start-api.ts'
import { contactForm } from './contact-form.ts'

/**
 * `whole`: answered completely. `refused`: the connection was refused, or a new one was reset before it was accepted.
 * `cut`: everything else, which is a fault.
 */
export type Outcome = {
  kind: 'whole' | 'refused' | 'cut'
  what: string
  status?: number
  /** The `Connection` header of the response. */
  connection?: string | undefined
  body?: string
}

type Call = { port: number; path: string; agent?: Agent; post?: Buffer; boundary?: string }

/** Sends one request, and says what became of it. */
export function send({ port, path, agent, post, boundary = '' }: Call): Promise<Outcome> {
  const what = `${post ? 'POST' : 'GET'} ${path}`
  const options: RequestOptions = {
    host: '127.0.0.1',
    port,
    path,
    method: post ? 'POST' : 'GET',
    agent: agent ?? false,
    headers: post
      ? {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': post.length,
          'idempotency-key': randomUUID(),
          'x-forwarded-for': someAddress(),
        }
      : {},
  }
  return new Promise((resolve) => {
    const asked = request(options, (response) => {
      const { statusCode = 0, headers } = response
      let body = ''
      response.setEncoding('utf8').on('data', (text: string) => (body += text))
      response.on('error', () => undefined)
      response.on('close', () => {
        const kind = response.complete ? 'whole' : 'cut'
        resolve({ kind, what, status: statusCode, connection: headers.connection, body })
      })
    })
    asked.on('error', (error: NodeJS.ErrnoException) => {
      const isRefused = error.code === 'ECONNREFUSED' || (error.code === 'ECONNRESET' && !asked.reusedSocket)
      resolve({ kind: isRefused ? 'refused' : 'cut', what: `${what}: ${error.code} ${error.message}` })
    })
    asked.end(post)
  })
}

type Load = { port: number; pages: readonly string[]; posts: boolean; count: number }

/**
 * Has many clients send requests, one after the other: most over one connection each that is kept alive, every fourth
 * over a new one each time. Each ends with the first that is refused or cut.
 */
export function startClients({ port, pages, posts, count }: Load): { outcomes: Outcome[]; ended: Promise<unknown> } {
  const outcomes: Outcome[] = []
  const run = async (client: number) => {
    const agent = client % 4 === 0 ? undefined : new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = client; ; turn += 1) {
      const form = posts && turn % 3 === 0 ? contactForm(`${client}-${turn}`) : undefined
      const path = form ? '/api/contact' : (pages[turn % pages.length] ?? '/')
      const outcome = await send({ port, path, ...(agent && { agent }), ...form })
      outcomes.push(outcome)
      if (outcome.kind !== 'whole') break
    }
    agent?.destroy()
  }
  return { outcomes, ended: Promise.all(Array.from({ length: count }, (_, client) => run(client))) }
}
