import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { pdf } from '../api/forms.ts'
import { postContact } from '../faults/support/post-contact.ts'

const POSTERS = 3
const VISITORS = 4
const PAUSE_MS = 50
const PATIENCE_MS = 10_000
const CREATED = 201

/** The observations of visitors so far. */
export type Met = {
  pages: number
  /** Pages that were not there, or not whole. */
  errors: string[]
  /** Numbers of the requests that were acknowledged, by their key. */
  acknowledged: Map<string, string>
  /** Posts that were refused or cut off, and sent again with the same key, as the page of the form does. */
  again: number
}

export type Load = { met: Met; stop: () => Promise<void> }

/** Lets visitors read pages, and others send requests with a file, each until it is acknowledged, until it is stopped. */
export function startLoad(origin: string, paths: readonly string[]): Load {
  const met: Met = { pages: 0, errors: [], acknowledged: new Map(), again: 0 }
  const over = new AbortController()
  const visit = async (visitor: number) => {
    const agent = new Agent({ keepAlive: true })
    for (let turn = visitor; !over.signal.aborted; turn += 1) {
      const path = paths[turn % paths.length] ?? '/'
      const fault = await faultOf(agent, origin, path)
      met.pages += 1
      if (fault) met.errors.push(`${path}: ${fault}`)
      await wait(PAUSE_MS)
    }
    agent.destroy()
  }
  const post = async () => {
    while (!over.signal.aborted) {
      const key = randomUUID()
      for (;;) {
        const { status, id } = await postContact(origin, { key, files: [{ name: 'plan.pdf', content: pdf(key) }] })
        if (status === CREATED) {
          met.acknowledged.set(key, id)
          break
        }
        met.again += 1
        await wait(PAUSE_MS * 10)
      }
      await wait(PAUSE_MS)
    }
  }
  const all = [
    ...Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)),
    ...Array.from({ length: POSTERS }, post),
  ]
  return {
    met,
    stop: async () => {
      over.abort()
      await Promise.all(all)
    },
  }
}

/** Opens a page as a browser does, with its script, over the visitor's own connections; returns what is wrong. */
async function faultOf(agent: Agent, origin: string, path: string): Promise<string | undefined> {
  try {
    const page = await read(agent, origin + path)
    const [, script] = /data-entry="([^"]+)"/.exec(page.text) ?? []
    if (page.status !== 200 || !script) return `status ${page.status}`
    const { status } = await read(agent, origin + script)
    return status === 200 ? undefined : `status ${status} of ${script}`
  } catch (error) {
    return String(error)
  }
}

/** Not by fetch, which shares connections with the posts: nginx closes one of these after a 502. */
async function read(agent: Agent, address: string): Promise<{ status: number | undefined; text: string }> {
  const asked = get(address, { agent, timeout: PATIENCE_MS })
  asked.once('timeout', () => asked.destroy(new Error('no answer')))
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, text: await text(answer) }
}
