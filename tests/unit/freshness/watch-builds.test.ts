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

/** A tab of the code "code" with a server that has these responses; `asked` are the fetched addresses, except config.json. */
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
  const { watchBuilds } = await import('../../../src/web/navigation/freshness/watch-builds.ts')
  await watchBuilds('code', onNewBuild)
  const show = (isShown: boolean) => {
    document.hidden = !isShown
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return { asked, onNewBuild, network, show, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

const own = () => json({ id: 'own', code: 'code' })
const newer = () => json({ id: 'newer', code: 'code' })
const otherCode = () => json({ id: 'own', code: 'other' })

test('the server is polled at once and in every interval without caches, until there is a new build', async () => {
  let latest = own
  const { asked, onNewBuild, pass, show } = await tabOver({ latest: () => latest() })
  expect(asked).toHaveLength(1)
  await pass(INTERVAL_MS - 1)
  expect(asked).toHaveLength(1)
  await pass(1 + INTERVAL_MS)
  expect(asked).toHaveLength(3)
  expect(new Set(asked).size).toBe(3)
  for (const url of asked) expect(url).toMatch(/^\/builds\/latest\.json\?\d+$/)
  expect(onNewBuild).not.toHaveBeenCalled()
  latest = newer
  await pass(INTERVAL_MS)
  expect(onNewBuild).toHaveBeenCalledOnce()
  show(false)
  show(true)
  await pass(10 * INTERVAL_MS)
  expect(asked).toHaveLength(4)
})

test('the first build seen is that of the document, unless its code is another', async () => {
  const same = await tabOver({ latest: newer })
  await same.pass(INTERVAL_MS)
  expect(same.onNewBuild).not.toHaveBeenCalled()
  const { onNewBuild } = await tabOver({ latest: otherCode })
  expect(onNewBuild).toHaveBeenCalledOnce()
})

test('a build of an earlier version, which does not name its code, is another', async () => {
  const { onNewBuild } = await tabOver({ latest: () => json({ id: 'own' }) })
  expect(onNewBuild).toHaveBeenCalledOnce()
})

test('a hidden tab does not poll, and polls at once when it becomes visible', async () => {
  let latest = own
  const { asked, onNewBuild, pass, show } = await tabOver({ latest: () => latest() })
  show(false)
  latest = newer
  await pass(10 * INTERVAL_MS)
  expect(asked).toHaveLength(1)
  show(true)
  await pass(0)
  expect(asked).toHaveLength(2)
  expect(onNewBuild).toHaveBeenCalledOnce()
})

test('each failure doubles the interval up to an hour, and a success resets it', async () => {
  const broken = () => new Response(null, { status: 502 })
  let latest: () => Response = broken
  const { asked, pass } = await tabOver({ latest: () => latest(), meta: broken })
  const looks = () => asked.filter((url) => url.startsWith('/builds/latest.json')).length
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
  let latest = own
  const { asked, onNewBuild, network, pass } = await tabOver({ latest: () => latest() })
  network.onLine = false
  latest = newer
  await pass(2 * INTERVAL_MS)
  expect(asked).toHaveLength(1)
  expect(onNewBuild).not.toHaveBeenCalled()
  network.onLine = true
  await pass(3 * INTERVAL_MS)
  expect(onNewBuild).toHaveBeenCalledOnce()
})

test('when its own build is missing on the server, another one is published', async () => {
  let latest = own
  const { asked, onNewBuild, pass } = await tabOver({ latest: () => latest(), meta: missing })
  latest = missing
  await pass(INTERVAL_MS)
  expect(asked[2]).toBe('/builds/meta/own.json')
  expect(onNewBuild).toHaveBeenCalledOnce()
})

test.each<[string, Answers]>([
  ['the network fails', {}],
  ['HTML is answered', { latest: () => new Response('<!doctype html>') }],
  ['the answer names no build', { latest: () => json({ id: 7 }) }],
  ['nothing is there', { latest: missing, meta: missing }],
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
  expect(often.asked).toHaveLength(4)
})
