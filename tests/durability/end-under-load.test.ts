/*
 * Many visitors fetch pages and send contact requests; then the server is asked to end. Every answer must be whole,
 * every request acknowledged with 201 must be stored, and no process may be left.
 */
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../../src/server/database/open-database.ts'
import { tempFolder } from '../temp-folder.ts'
import { type Outcome, send, startClients } from './clients.ts'
import { contactForm } from './contact-form.ts'
import { processesOf, serverOf, startByNpm } from './start-by-npm.ts'

/** Within this time nothing is left; a request that is slow on purpose takes two seconds of it. */
const END_MS = 9_000
const SLOW_MS = 2_000
const TEST_MS = 240_000
const PATIENCE_MS = 60_000
const PAGE = '<p>'.padEnd(50_000, 'x')

const site = () => ({
  SITE_DIR: tempFolder({ 'index.html': PAGE, 'news/index.html': PAGE, '404.html': '<p>missing' }),
  BUILDS_DIR: tempFolder(),
})

type Case = {
  command: string
  pages: readonly string[]
  posts: boolean
  /** How many clients there are. In development each page is rendered again. */
  count: number
  env?: () => Record<string, string>
}

const API: Case = {
  command: 'api',
  pages: ['/api/product?lang=en&pageSize=20', '/api/health'],
  posts: true,
  count: 40,
}
const PREVIEW: Case = { command: 'preview', pages: ['/', '/news'], posts: false, count: 40, env: site }
const DEV: Case = { command: 'dev', pages: ['/en/faqs', '/api/faq?lang=en'], posts: true, count: 12 }

describe.each([
  [API, 'SIGTERM', 'npm'],
  [API, 'SIGINT', 'npm'],
  [API, 'SIGTERM', 'the server'],
  [API, 'SIGINT', 'the server'],
  [PREVIEW, 'SIGTERM', 'npm'],
  [PREVIEW, 'SIGINT', 'the server'],
  [DEV, 'SIGINT', 'npm'],
  [DEV, 'SIGTERM', 'the server'],
] as const)('npm run $command', ({ command, pages, posts, count, env }, signal, to) => {
  test(
    `${signal} to ${to} under load ends it with 0, all answers whole, all requests stored and no process left`,
    async () => {
      const dataDir = tempFolder()
      const settings = { DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'warn', ...env?.() }
      const { npm, port, said, ended } = await startByNpm(command, settings)
      // In development a page's code is loaded with the first request.
      for (const path of pages) expect(await send({ port, path })).toMatchObject({ kind: 'whole', status: 200 })
      await openSilently(port)
      const { outcomes, ended: clientsEnded } = startClients({ port, pages, posts, count })
      const slow = posts ? await postSlowly(port) : undefined
      await vi.waitFor(() => expect(outcomes.length).toBeGreaterThan(2 * count), { timeout: PATIENCE_MS })
      const before = outcomes.length
      const askedAt = performance.now()
      process.kill(to === 'npm' ? (npm.pid ?? 0) : serverOf(npm), signal)
      await wait(SLOW_MS)
      slow?.finish()

      expect(await ended, said()).toBe(0)
      expect(performance.now() - askedAt).toBeLessThan(END_MS)
      await clientsEnded
      expect(outcomes.filter(({ kind }) => kind === 'cut')).toEqual([])
      const whole = outcomes.filter(({ kind }) => kind === 'whole')
      expect(whole.filter(({ status }) => status !== 200 && status !== 201)).toEqual([])
      const after = outcomes.slice(before).filter(({ kind }) => kind === 'whole')
      expect(after.filter(({ connection }) => connection === 'close').length).toBeGreaterThan(0)
      const answers = slow ? [await slow.answer] : []
      expect(answers.filter((answer) => !/^HTTP\/1.1 201 [^]*\r\nconnection: close\r\n/i.test(answer))).toEqual([])
      const acknowledged = [...idsOf(whole), ...answers.map(idIn)].toSorted()
      expect(posts ? await storedIn(dataDir) : []).toEqual(acknowledged)
      expect(processesOf(npm)).toEqual([])
    },
    TEST_MS,
  )
})

/** Opens a connection, as browsers do in advance, on which no request ever arrives. */
async function openSilently(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await new Promise((resolve) => socket.once('connect', resolve))
}

/** Sends all of a contact request but its last byte. `answer` is all that is received. */
async function postSlowly(port: number): Promise<{ finish: () => void; answer: Promise<string> }> {
  const { post, boundary } = contactForm('slow')
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const answer = new Promise<string>((resolve) => socket.on('error', () => undefined).on('close', () => resolve(text)))
  const head = [
    'POST /api/contact HTTP/1.1',
    'host: localhost',
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${post.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await new Promise<void>((resolve) => socket.write(post.subarray(0, -1), () => resolve()))
  return { finish: () => void socket.write(post.subarray(-1)), answer }
}

const idIn = (answer: string) => /"id":"([^"]+)"/.exec(answer)?.[1] ?? 'no receipt'
const idsOf = (whole: readonly Outcome[]) =>
  whole.filter(({ status }) => status === 201).map(({ body = '' }) => idIn(body))

async function storedIn(dataDir: string): Promise<string[]> {
  const database = await openDatabase({ url: undefined, dataDir })
  const rows = await database.selectFrom('requests').select('id').execute()
  await database.destroy()
  return rows.map(({ id }) => id).toSorted()
}
