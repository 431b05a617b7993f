import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const FIVE_MINUTES_MS = 5 * 60_000

beforeEach(() => {
  vi.useFakeTimers()
  // Payloads are cached in the module: each test starts with an empty cache.
  vi.resetModules()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function payloadOf(data: unknown = 1) {
  return { code: 'b', screen: 'news', data }
}

function json(body: unknown, init: ResponseInit = {}): Response {
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json; charset=utf-8' }, ...init })
}

/** Imports the module again with these responses; `asked` are the fetched addresses. */
async function payloadsOver(answer: (url: string, count: number) => Response) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return answer(url, asked.length)
  })
  return { asked, ...(await import('../../../src/web/navigation/payloads/payloads.ts')) }
}

/** Returns the status of the error page for a missing payload. */
async function statusOf(payload: Promise<unknown>): Promise<number> {
  const error: unknown = await payload.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Response)) throw new Error(`Expected a Response, not ${String(error)}`)
  return error.status
}

test.each([
  ['/', '/_payload.json'],
  ['/en', '/en/_payload.json'],
  ['/en/', '/en/_payload.json'],
  ['/news', '/news/_payload.json'],
  ['/news//', '/news/_payload.json'],
])('the payload of %s is at %s', async (pathname, url) => {
  const { payloadUrl } = await payloadsOver(() => json(payloadOf()))
  expect(payloadUrl(pathname)).toBe(url)
})

test('a payload is fetched once in five minutes, and again afterwards', async () => {
  const { asked, getPayload } = await payloadsOver((_, count) => json(payloadOf(count)))
  expect(await getPayload('/news')).toEqual(payloadOf(1))
  vi.advanceTimersByTime(FIVE_MINUTES_MS - 1)
  expect(await getPayload('/news')).toEqual(payloadOf(1))
  expect(asked).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(await getPayload('/news')).toEqual(payloadOf(2))
  expect(asked).toEqual(['/news/_payload.json', '/news/_payload.json'])
})

test('an address with and without a slash at its end is one page', async () => {
  const { asked, getPayload } = await payloadsOver(() => json(payloadOf()))
  await getPayload('/news/')
  await getPayload('/news')
  expect(asked).toEqual(['/news/_payload.json'])
})

test('a payload that is being fetched is not requested a second time', async () => {
  const { asked, getPayload } = await payloadsOver(() => json(payloadOf()))
  await Promise.all([getPayload('/news'), getPayload('/news')])
  expect(asked).toHaveLength(1)
})

test('a failure is not cached: the next call sends a request', async () => {
  const { asked, getPayload } = await payloadsOver((_, count) =>
    count === 1 ? json({}, { status: 502 }) : json(payloadOf()),
  )
  expect(await statusOf(getPayload('/news'))).toBe(502)
  expect(await getPayload('/news')).toEqual(payloadOf())
  expect(asked).toHaveLength(2)
})

test('a removed payload is requested again', async () => {
  const { asked, getPayload, forgetPayload } = await payloadsOver(() => json(payloadOf()))
  await getPayload('/news')
  forgetPayload('/news/')
  await getPayload('/news')
  expect(asked).toHaveLength(2)
})

test('the fifty newest payloads are cached', async () => {
  const { asked, getPayload } = await payloadsOver(() => json(payloadOf()))
  for (let page = 0; page <= 50; page += 1) await getPayload(`/news/${page}`)
  await getPayload('/news/1')
  expect(asked).toHaveLength(51)
  await getPayload('/news/0')
  expect(asked).toHaveLength(52)
})

test.each<[string, () => Response, number]>([
  ['a missing page', () => json({}, { status: 404 }), 404],
  ['a broken server', () => json({}, { status: 500 }), 500],
  [
    'a page of HTML in its place',
    () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    500,
  ],
  ['a payload of another type', () => json(payloadOf(), { headers: { 'content-type': 'text/html' } }), 500],
  ['an answer without a type', () => new Response(new Uint8Array()), 500],
  ['JSON that breaks off', () => new Response('{"code":', { headers: { 'content-type': 'application/json' } }), 500],
  ['JSON that is no payload', () => json({ error: 'no' }), 500],
  ['null', () => json(null), 500],
])('%s becomes a status', async (_, answer, status) => {
  const { getPayload } = await payloadsOver(answer)
  expect(await statusOf(getPayload('/news'))).toBe(status)
})

test('without a network there is a status for it', async () => {
  const { getPayload } = await payloadsOver(() => {
    throw new TypeError('Failed to fetch')
  })
  expect(await statusOf(getPayload('/news'))).toBe(503)
})
