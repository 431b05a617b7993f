import { Agent, createServer, type IncomingMessage, request, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { prepareDrain } from '../../../src/base/command-line/prepare-drain.ts'

const LONG_MS = 10_000

async function listen(answer: RequestListener) {
  const server = createServer(answer)
  onTestFinished(() => server.closeAllConnections())
  const drain = prepareDrain(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening server has an address of this type.
  const { port } = server.address() as AddressInfo
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) =>
      request({ host: '127.0.0.1', port, agent: new Agent({ keepAlive: true }) }, (response) =>
        resolve(response.resume()),
      )
        .on('error', reject)
        .end(),
    )
  return { server, drain, ask }
}

test('a pending request is answered, and its connection is closed by the answer', async () => {
  const { drain, ask } = await listen((_request, response) => setTimeout(() => response.end('done'), 300))
  const answer = ask()
  await wait(100)
  expect(await drain(LONG_MS)).toBe(0)
  expect((await answer).headers.connection).toBe('close')
})

test('a request that takes longer than the limit is cut off and counted', async () => {
  const { server, drain, ask } = await listen(() => undefined)
  const answer = ask().catch((error: NodeJS.ErrnoException) => error.code)
  await wait(100)
  const startedAt = performance.now()
  expect(await drain(300)).toBe(1)
  expect(performance.now() - startedAt).toBeLessThan(LONG_MS / 2)
  expect(await answer).toBe('ECONNRESET')
  expect(server.listening).toBe(false)
})

test('a request that has arrived while the process was busy is answered, on a new connection too', async () => {
  const { drain, ask } = await listen((_request, response) => response.end('done'))
  const kept = await ask()
  const answer = ask()
  // The connection is made by the system meanwhile; the process reads nothing.
  const busyUntil = performance.now() + 1_000
  await new Promise((resolve) => setImmediate(resolve))
  while (performance.now() < busyUntil) continue
  expect(await drain(LONG_MS)).toBe(0)
  expect([kept.statusCode, (await answer).statusCode]).toEqual([200, 200])
})

test('a kept connection is closed soon, and not at once', async () => {
  const { server, drain, ask } = await listen((_request, response) => response.end('done'))
  const closed = new Promise<number>((resolve) =>
    server.once('connection', (socket) => socket.once('close', () => resolve(performance.now()))),
  )
  await ask()
  const startedAt = performance.now()
  expect(await drain(LONG_MS)).toBe(0)
  expect((await closed) - startedAt).toBeGreaterThan(400)
  expect((await closed) - startedAt).toBeLessThan(LONG_MS / 2)
})
