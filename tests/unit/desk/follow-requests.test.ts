import { expect, onTestFinished, test, vi } from 'vitest'
import type { RequestEvent } from '../../../src/web/features/staff/desk/desk-types.ts'
import { followRequests } from '../../../src/web/features/staff/desk/follow-requests.ts'

/** A desk whose streams are opened one after the other; a number is a refusal with that status. */
function deskWith(streams: (string | number | undefined)[]) {
  vi.useFakeTimers()
  const end = new AbortController()
  onTestFinished(() => {
    end.abort()
    vi.useRealTimers()
  })
  const paths: string[] = []
  const told: RequestEvent[] = []
  const doubts: boolean[] = []
  const openStream = async (path: string, signal: AbortSignal) => {
    paths.push(path)
    const next = streams.shift()
    if (typeof next === 'number') return new Response('{}', { status: next })
    if (next !== undefined) return new Response(next)
    return new Response(
      new ReadableStream({
        start: (controller) => signal.addEventListener('abort', () => controller.error(new Error('aborted'))),
      }),
    )
  }
  void followRequests({ openStream }, end.signal, {
    onRequest: (event) => told.push(event),
    onDoubt: (isBlind) => doubts.push(isBlind),
  })
  return { paths, told, doubts }
}

const READY = 'event: ready\ndata: {"since":"17"}\n\n'
const REQUEST = 'id: 18\nevent: request\ndata: {"number":"a","version":2}\n\n'

test('tells of requests, and goes on with the last one it heard of when a stream ends', async () => {
  const { paths, told, doubts } = deskWith([READY + REQUEST, READY])
  await vi.advanceTimersByTimeAsync(4000)
  expect(told).toEqual([{ number: 'a', version: 2 }])
  expect(paths.slice(0, 2)).toEqual(['/api/desk/events', '/api/desk/events?since=18'])
  expect(doubts[0]).toBe(false)
})

test('a stream that is refused is asked for again every 15 seconds, and until then nothing is certain', async () => {
  const { paths, doubts } = deskWith([503, 503, 503])
  await vi.advanceTimersByTimeAsync(14_000)
  expect([paths.length, doubts]).toEqual([1, [true]])
  await vi.advanceTimersByTimeAsync(16_000)
  expect([paths.length, doubts]).toEqual([3, [true, true, true]])
})

test('a stream that is silent for longer than two beats is given up', async () => {
  const { paths } = deskWith([undefined])
  await vi.advanceTimersByTimeAsync(39_000)
  expect(paths).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(paths.length).toBeGreaterThan(1)
})

test('a stream that ends at once every time is not opened without a pause', async () => {
  const { paths } = deskWith(Array.from({ length: 1000 }, () => ''))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(paths.length).toBeLessThan(5)
})
