import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const INTERVAL_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Answers = { config?: object; latest?: () => Response; meta?: () => Response }

const json = (value: unknown) => new Response(JSON.stringify(value))
const missing = () => new Response('Not Found\n', { status: 404 })

/** A tab of the build "own" with a server that has these responses; `asked` are the fetched addresses, except config.json. */
async function tabOver({ config = { buildCheckInterval: INTERVAL_MS }, latest, meta = () => json({}) }: Answers) {
  const asked: string[] = []
  const document = Object.assign(new EventTarget(), { hidden: false })
  const network = { onLine: true }
  vi.stubGlobal('document', document)
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/config.json') return json(config)
    asked.push(url)
    if (url.startsWith('/builds/meta/')) return meta()
    if (!latest) throw new TypeError('no network')
    return latest()
  })
  const onNewBuild = vi.fn<() => void>()
  // The host's configuration is read once per document: each tab has its own module.
  vi.resetModules()
  const { watchBuilds } = await import('../../../src/freshness/watch-builds.ts')
  await watchBuilds('own', onNewBuild)
  const show = (isShown: boolean) => {
    document.hidden = !isShown
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return { asked, onNewBuild, network, show, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

const own = () => json({ id: 'own' })
const newer = () => json({ id: 'newer' })

test('the server is polled in every interval without caches, until there is a new build', async () => {
  let latest = own
  const { asked, onNewBuild, pass, show } = await tabOver({ latest: () => latest() })
  await pass(INTERVAL_MS - 1)
  expect(asked).toEqual([])
  await pass(1 + INTERVAL_MS)
  expect(asked).toHaveLength(2)
  expect(new Set(asked).size).toBe(2)
  for (const url of asked) expect(url).toMatch(/^\/builds\/latest\.json\?\d+$/)
  expect(onNewBuild).not.toHaveBeenCalled()
  latest = newer
  await pass(INTERVAL_MS)
  expect(onNewBuild).toHaveBeenCalledOnce()
  show(false)
  show(true)
  await pass(10 * INTERVAL_MS)
  expect(asked).toHaveLength(3)
})

test('a hidden tab does not poll, and polls at once when it becomes visible', async () => {
  const { asked, onNewBuild, pass, show } = await tabOver({ latest: newer })
  show(false)
  await pass(10 * INTERVAL_MS)
  expect(asked).toEqual([])
  show(true)
  await pass(0)
  expect(asked).toHaveLength(1)
  expect(onNewBuild).toHaveBeenCalledOnce()
})

test('each failure doubles the interval up to an hour, and a success resets it', async () => {
  let latest: () => Response = () => new Response(null, { status: 502 })
  const { asked, pass } = await tabOver({ latest: () => latest(), meta: () => new Response(null, { status: 502 }) })
  const looks = () => asked.filter((url) => url.startsWith('/builds/latest.json')).length
  await pass(INTERVAL_MS)
  expect(looks()).toBe(1)
  await pass(2 * INTERVAL_MS - 1)
  expect(looks()).toBe(1)
  await pass(1)
  expect(looks()).toBe(2)
  await pass(4 * INTERVAL_MS)
  expect(looks()).toBe(3)
  await pass(24 * 60 * 60_000)
  expect(looks()).toBeGreaterThan(20)
  latest = own
  await pass(60 * 60_000)
  const before = looks()
  await pass(3 * INTERVAL_MS)
  expect(looks()).toBe(before + 3)
})

test('an offline browser does not poll, and detects no new build', async () => {
  const { asked, onNewBuild, network, pass } = await tabOver({ latest: newer })
  network.onLine = false
  await pass(2 * INTERVAL_MS)
  expect(asked).toEqual([])
  network.onLine = true
  await pass(2 * INTERVAL_MS)
  expect(onNewBuild).toHaveBeenCalledOnce()
})

test('when its own build is missing on the server, another one is published', async () => {
  const { asked, onNewBuild, pass } = await tabOver({ latest: missing, meta: missing })
  await pass(INTERVAL_MS)
  expect(asked[1]).toBe('/builds/meta/own.json')
  expect(onNewBuild).toHaveBeenCalledOnce()
})

test.each<[string, Answers]>([
  ['the network fails', {}],
  ['HTML is answered', { latest: () => new Response('<!doctype html>') }],
  ['the answer names no build', { latest: () => json({ id: 7 }) }],
])('there is no new build when %s', async (_, answers) => {
  const { onNewBuild, pass } = await tabOver(answers)
  await pass(10 * INTERVAL_MS)
  expect(onNewBuild).not.toHaveBeenCalled()
})

test('an interval of 0 turns polling off, and a tiny one means once per second', async () => {
  const never = await tabOver({ config: { buildCheckInterval: 0 }, latest: own })
  await never.pass(100 * INTERVAL_MS)
  expect(never.asked).toEqual([])
  const often = await tabOver({ config: { buildCheckInterval: 1 }, latest: own })
  await often.pass(3500)
  expect(often.asked).toHaveLength(3)
})
