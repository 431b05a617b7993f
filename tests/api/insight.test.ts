/* Pages report a visit: it is counted without identifying the visitor, whatever is sent. */
import EmbeddedDatabase from 'libsql'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { sheetFile } from '../../src/artwork/documents/list-sheets.ts'
import { addCounts, removeCountsBefore } from '../../src/server/database/insight-counts.ts'
import { CAPS, openInsightCounter } from '../../src/server/insight/insight-counter.ts'
import { taipeiDay } from '../../src/server/taipei-time.ts'
import { DATABASES } from './databases.ts'
import { newStaff } from './desk.ts'
import { formOf } from './forms.ts'
import { type Answer, type Api, callApi, someAddress, startApi } from './start-api.ts'

const TODAY = taipeiDay(Date.now())
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36'

type Row = { name: string; detail: string; count: number }
type Sent = { headers?: Record<string, string>; from?: string; type?: string }

/** Sends what a page tells, as a browser's beacon does. */
function report(
  api: Pick<Api, 'url'>,
  visit: unknown,
  { headers, from, type = 'text/plain;charset=UTF-8' }: Sent = {},
) {
  const body = typeof visit === 'string' ? visit : JSON.stringify(visit)
  const sent = { 'content-type': type, 'user-agent': BROWSER, ...headers }
  return callApi(`${api.url}/api/insight`, { method: 'POST', body, headers: sent, from: from ?? someAddress() })
}

async function counted({ services: { insight, database } }: Api, kind: string): Promise<Row[]> {
  await insight.flush()
  const rows = await database.selectFrom('insight_counts').selectAll().orderBy('name').execute()
  return rows.filter((row) => row.kind === kind).map(({ name, detail, count }) => ({ name, detail, count }))
}

async function all({ services: { insight, database } }: Api) {
  await insight.flush()
  return database.selectFrom('insight_counts').selectAll().execute()
}

type Insight = {
  templates: object[]
  unfound: object[]
  sheets: object[]
  missing: object[]
  byDay: { day: string; lcp: number | null; unfound: number; sheets: number; missing: number }[]
  isOn: boolean
}
const insightIn = ({ body }: Answer) => (body.result as { insight: Insight }).insight

describe.each(DATABASES.filter(({ isHere }) => isHere))('on $kind', ({ kind }) => {
  let api: Api
  beforeAll(async () => {
    api = await startApi(kind)
  })
  afterAll(() => api.close())

  test('counts what pages tell, and shows it to staff', async () => {
    const [product] = api.services.catalogue.snapshot.product
    if (!product) throw new Error('there is no product')
    const { src } = sheetFile(product, 'en')
    const visit = {
      lang: 'en',
      template: 'product',
      lcp: 1950.4,
      cls: 0.01,
      unfound: [' Ｄoor  Lock '],
      sheets: [product.specificationFile?.en ?? src, '/downloads/invented.pdf'],
      missing: { path: '/en/old%20page?from=ann', referrer: 'https://search.example/?q=ann' },
    }
    for (const inp of [100, 200, undefined]) {
      expect((await report(api, { ...visit, ...(inp && { inp }) })).status).toBe(204)
    }
    await report(api, { template: '<script>', lcp: 100 })
    await api.services.insight.flush()

    const viewer = await newStaff(api, 'viewer')
    const answer = insightIn(await viewer.ask('/desk/insight?days=7'))
    expect(answer.unfound).toEqual([{ term: 'door lock', language: 'en', count: 3 }])
    expect(answer.sheets).toEqual([{ code: product.code, model: product.model, language: 'en', count: 3 }])
    expect(answer.missing).toEqual([{ path: '/en/old page', referrer: 'https://search.example', count: 3 }])
    expect(answer.templates).toEqual([
      { template: 'product', visits: 3, lcp: 1975, inp: 188, cls: 0.008 },
      { template: 'other', visits: 1, lcp: 75, inp: null, cls: null },
    ])
    expect(answer.byDay).toHaveLength(7)
    expect(answer.byDay.at(-1)).toEqual({ day: TODAY, lcp: 1967, unfound: 3, sheets: 3, missing: 3 })
    expect(answer.byDay[0]).toMatchObject({ lcp: null, unfound: 0 })
    expect((await viewer.ask('/desk/insight?days=8')).status).toBe(400)
  })

  test('two processes that add at once lose nothing and keep to the caps', async () => {
    const { database, log } = api.services
    const terms = Array.from({ length: 300 }, (_, index) => `term ${index}`)
    const counters = [1, 2, 3, 4].map(() => openInsightCounter({ database, log, isOn: true }))
    const day = Date.UTC(2026, 0, 5)
    for (const counter of counters) {
      counter.count(
        terms.map((name) => ({ kind: 'unfound', name, detail: 'en' })),
        day,
      )
      counter.count([{ kind: 'lcp', name: 'home', detail: '3' }], day)
    }
    await Promise.all(counters.map((counter) => counter.close()))
    const rows = (await all(api)).filter((row) => row.day === '2026-01-05')
    const unfound = rows.filter((row) => row.kind === 'unfound')
    expect(unfound.filter(({ name }) => name !== '')).toHaveLength(CAPS.unfound ?? 0)
    expect(unfound.reduce((sum, { count }) => sum + count, 0)).toBe(4 * 300)
    expect(rows.filter((row) => row.kind === 'lcp')).toMatchObject([{ detail: '3', count: 4 }])
  })

  test('old days are removed, and newer ones stay', async () => {
    const { database } = api.services
    const row = { kind: 'sheet', name: 'x', detail: 'en', count: 1 } as const
    await addCounts(
      database,
      [
        { ...row, day: '2025-03-31' },
        { ...row, day: '2025-04-01' },
      ],
      CAPS,
    )
    await removeCountsBefore(database, '2025-04-01')
    expect((await all(api)).filter(({ day }) => day < '2025-05').map(({ day }) => day)).toEqual(['2025-04-01'])
  })
})

describe('whatever is sent', () => {
  let api: Api
  beforeAll(async () => {
    api = await startApi('embedded', { corsOrigins: ['https://www.site.example'] })
  })
  afterAll(() => api.close())

  test.each<[what: string, visit: unknown, status: number, sent?: Sent]>([
    ['no JSON', 'lcp=1', 400],
    ['a list', [], 400],
    ['no template', { lcp: 1 }, 400],
    ['an unknown field', { template: 'home', account: 'ann' }, 400],
    ['an unknown field of an address', { template: 'home', missing: { path: '/x', referrer: '', user: 'ann' } }, 400],
    ['a negative time', { template: 'home', lcp: -1 }, 400],
    ['a time of days', { template: 'home', inp: 1e12 }, 400],
    ['many searches', { template: 'home', unfound: Array.from({ length: 11 }, (_, index) => `term ${index}`) }, 400],
    ['a prototype', '{"template":"home","__proto__":{"lcp":1}}', 400],
    ['a huge text', { template: 'home', unfound: ['x'.repeat(301)] }, 400],
    ['a huge body', { template: 'x'.repeat(5000) }, 413],
    ['a form', 'template=home', 415, { type: 'application/x-www-form-urlencoded' }],
    ['a page of another site', { template: 'home', lcp: 1 }, 403, { headers: foreign('https://evil.example') }],
  ])('%s is refused and counts nothing', async (_what, visit, status, sent) => {
    const before = await all(api)
    expect((await report(api, visit, sent)).status).toBe(status)
    expect(await all(api)).toEqual(before)
  })

  test.each([
    ['Do Not Track', { dnt: '1' }],
    ['Global Privacy Control', { 'sec-gpc': '1' }],
    ['saving data', { 'save-data': 'on' }],
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ])('%s is not counted', async (_what, headers) => {
    const before = await all(api)
    expect((await report(api, { template: 'home', lcp: 1 }, { headers })).status).toBe(204)
    expect(await all(api)).toEqual(before)
  })

  test('a page of the site on another origin is counted', async () => {
    const headers = foreign('https://www.site.example')
    const answer = await report(api, { template: 'contact', lcp: 1 }, { headers })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, headers.origin])
    expect(await counted(api, 'lcp')).toContainEqual({ name: 'contact', detail: '0', count: 1 })
  })

  test('neither a person in a search or an address, nor an address of a visitor, is stored anywhere', async () => {
    const from = '203.0.113.77'
    const persons = ['ann@example.com', '0912-345-678', 'A123456789', '台北市信義路五段7號', from, 'x'.repeat(41)]
    const missing = { path: '/reset/ann@example.com', referrer: '/reset/0912345678' }
    expect((await report(api, { template: 'home', unfound: persons, missing }, { from })).status).toBe(204)
    expect(await counted(api, 'unfound')).toEqual([])
    expect(await counted(api, 'missing')).toEqual([])
    const { database } = api.services
    expect(await database.selectFrom('limits').selectAll().execute()).toEqual([])
    expect(api.log.join('')).not.toContain(from)
  })

  test('text that looks like HTML stays text', async () => {
    const term = '<img src=x onerror=alert(1)>'
    await report(api, { template: 'home', lang: 'en', unfound: [term] })
    const admin = await newStaff(api, 'admin')
    await api.services.insight.flush()
    const answer = await admin.ask('/desk/insight')
    expect(insightIn(answer).unfound).toEqual([{ term, language: 'en', count: 1 }])
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  })

  test('1,000 forged beacons of one address count as 120, with bounded room', async () => {
    const from = someAddress()
    const before = (await counted(api, 'unfound')).reduce((sum, { count }) => sum + count, 0)
    const statuses = new Map<number, number>()
    for (let sent = 0; sent < 1_000; sent += 100) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          report(api, { template: 'home', unfound: words(sent + index) }, { from }),
        ),
      )
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 204: 120, 429: 880 })
    const rows = await counted(api, 'unfound')
    expect(rows.filter(({ name }) => name !== '').length).toBeLessThanOrEqual(CAPS.unfound ?? 0)
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(before + 120 * 10)
  })
})

test('nothing is counted when it is turned off, and earlier counts are removed', async () => {
  const databaseUrl = undefined
  const dataDir = mkdtempSync(join(tmpdir(), 'api-test-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const on = await startApi('embedded', { dataDir, databaseUrl })
  await report(on, { template: 'home', lcp: 1 })
  expect(await all(on)).toHaveLength(1)
  await on.close()
  const off = await startApi('embedded', { dataDir, databaseUrl, insightMonths: 0 })
  onTestFinished(() => off.close())
  expect((await report(off, { template: 'home', lcp: 1 })).status).toBe(204)
  await expect.poll(() => all(off)).toEqual([])
  expect(insightIn(await (await newStaff(off, 'admin')).ask('/desk/insight')).isOn).toBe(false)
})

test('a locked database delays neither a visit nor a request, and the counts wait for it', async () => {
  const api = await startApi('embedded')
  onTestFinished(() => api.close())
  const lock = new EmbeddedDatabase(join(api.dataDir, 'site.sqlite'))
  lock.exec('begin immediate')
  const began = performance.now()
  for (let turn = 0; turn < 20; turn += 1) expect((await report(api, { template: 'home', lcp: 1 })).status).toBe(204)
  const flushing = api.services.insight.flush()
  expect(performance.now() - began).toBeLessThan(1_000)
  const posted = callApi(`${api.url}/api/contact`, { method: 'POST', body: formOf(), from: someAddress() })
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  lock.exec('rollback')
  lock.close()
  expect((await posted).status).toBe(201)
  await flushing
  expect(await counted(api, 'lcp')).toEqual([{ name: 'home', detail: '0', count: 20 }])
})

test('counts that could not be added wait, within bounds', async () => {
  const api = await startApi('embedded')
  onTestFinished(() => api.close())
  const { database, log } = api.services
  const counter = openInsightCounter({ database, log, isOn: true })
  await database.schema.alterTable('insight_counts').renameTo('elsewhere').execute()
  for (let turn = 0; turn < 10_000; turn += 1) counter.count([{ kind: 'unfound', name: `term ${turn}`, detail: 'en' }])
  await counter.flush()
  expect(api.log.filter((line) => line.includes('counts could not be added'))).toHaveLength(1)
  await database.schema.alterTable('elsewhere').renameTo('insight_counts').execute()
  await counter.close()
  expect((await all(api)).reduce((sum, { count }) => sum + count, 0)).toBe(10_000)
})

function foreign(origin: string) {
  return { origin, 'sec-fetch-site': 'cross-site' }
}

function words(turn: number): string[] {
  return Array.from(
    { length: 10 },
    (_, index) => `forged ${(turn * 10 + index).toString(36).replace(/\d/g, 'q')} ${'abcdefghij'[index]}`,
  )
}
