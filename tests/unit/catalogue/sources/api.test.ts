import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ContentError, formatFault } from '../../../../src/content/faults.ts'
import { locateAtApi, readRecordsFromApi } from '../../../../src/content/sources/api.ts'
import { caseOf, newsOf, productOf, testimonialOf } from '../editorial/snapshot-factory.ts'
import { type Answer, pageOf, type Question, startApi } from './start-api.ts'

const NOTHING = { success: true, result: { seriesList: [], pagination: { totalPages: 0, total: 0 } } }
const news = (count: number) => Array.from({ length: count }, (_, index) => newsOf({ slug: `n-${index}` }))

/** Returns the faults of reading from an API, one per line. */
async function faultsOf(url: string): Promise<string[]> {
  const error: unknown = await readRecordsFromApi({ url }).catch((reason: unknown) => reason)
  if (!(error instanceof ContentError)) throw new Error(`Expected a ContentError, not ${String(error)}`)
  return error.faults.map(formatFault)
}

/**
 * An API with this response to the first request, for series, and correct responses to the others
 * (tests/requirements.md, section 12).
 */
function answering(answer: Answer) {
  return startApi((question) => (question.entity === 'series' ? answer : pageOf({}, question)))
}

test('lists are read in pages of 100, in both languages, and merged', async () => {
  const records = { news: news(250), product: [productOf()], case: [caseOf()], testimonial: [testimonialOf()] }
  const { url, questions } = await startApi((question) => pageOf(records, question))
  const { content, faults } = await readRecordsFromApi({ url })
  expect(faults).toEqual([])
  expect(content.news.map(({ slug }) => slug)).toEqual(records.news.map(({ slug }) => slug))
  expect([content.product.length, content.case.length, content.testimonial.length, content.faq.length]).toEqual([
    1, 1, 1, 0,
  ])
  const asked = questions
    .filter(({ entity }) => entity === 'news')
    .map(({ lang, page, pageSize }) => `${lang} ${page} ${pageSize}`)
  expect(asked.toSorted()).toEqual(['en 1 100', 'en 2 100', 'en 3 100', 'zh 1 100', 'zh 2 100', 'zh 3 100'])
})

test('a list of exactly one page is requested once per language', async () => {
  const { url, questions } = await startApi((question) => pageOf({ news: news(100) }, question))
  await readRecordsFromApi({ url })
  expect(questions.filter(({ entity }) => entity === 'news')).toHaveLength(2)
})

test('the token is sent with every request if there is one', async () => {
  const api = await startApi((question) => pageOf({}, question))
  await readRecordsFromApi({ url: api.url, token: 'secret' })
  expect(new Set(api.questions.map(({ headers }) => headers.authorization))).toEqual(new Set(['Bearer secret']))
  const open = await startApi((question) => pageOf({}, question))
  await readRecordsFromApi({ url: open.url })
  expect(new Set(open.questions.map(({ headers }) => headers.authorization))).toEqual(new Set([undefined]))
})

test('progress is reported with names and numbers', async () => {
  const { url } = await startApi((question) => pageOf({ news: news(150) }, question))
  const messages: string[] = []
  await readRecordsFromApi({ url, onProgress: (message) => messages.push(message) })
  expect(messages).toContain('news (zh): 100 of 150')
  expect(messages).toContain('news: 150 records')
})

test('an invalid record is reported with its address', async () => {
  const broken = { ...newsOf({ slug: 'b' }), category: 'rumour', colour: 'red' }
  const { url } = await startApi((question) => pageOf({ news: [newsOf(), broken] }, question))
  const { faults } = await readRecordsFromApi({ url })
  expect(faults.map(formatFault).toSorted()).toEqual([
    `${url}/api/news/b: category: found "rumour", expected one of solution, product, brand`,
    expect.stringContaining(`${url}/api/news/b: found "colour", expected no field but slug`),
  ])
})

test('a record that differs between languages is a fault', async () => {
  const { url } = await startApi((question) =>
    pageOf({ news: [newsOf({ publishedOn: question.lang === 'zh' ? '2026-01-01' : '2026-01-02' })] }, question),
  )
  const { faults } = await readRecordsFromApi({ url })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatchObject({ source: `${url}/api/news/a`, expected: 'the same record for lang=zh and lang=en' })
})

test('a record in one language only is a fault', async () => {
  const inChinese = await startApi((question) => pageOf({ news: question.lang === 'zh' ? news(2) : news(1) }, question))
  const less = await readRecordsFromApi({ url: inChinese.url })
  expect(less.faults.map(formatFault)).toEqual([
    `${inChinese.url}/api/news/n-1: found nothing, expected the same record for lang=zh and lang=en`,
    `${inChinese.url}/api/news/: found 1, expected 2 records, as for lang=zh`,
  ])
  const inEnglish = await startApi((question) => pageOf({ news: question.lang === 'zh' ? news(1) : news(2) }, question))
  const more = await readRecordsFromApi({ url: inEnglish.url })
  expect(more.faults.map(formatFault)).toEqual([
    `${inEnglish.url}/api/news/: found 2, expected 1 records, as for lang=zh`,
  ])
})

test.each<[string, Answer, string]>([
  ['404', { status: 404, body: {} }, 'status: found 404, expected 200'],
  ['500', { status: 500, body: {} }, 'status: found 500, expected 200'],
  ['401', { status: 401, body: {} }, 'status: found 401, expected 200'],
  ['204', { status: 204, body: '' }, 'status: found 204, expected 200'],
  [
    'a page of HTML',
    { type: 'text/html', body: '<!doctype html>' },
    'content-type: found "text/html", expected application/json',
  ],
  ['broken JSON', { body: '{"success": tru' }, 'found "{\\"success\\": tru", expected valid JSON'],
  ['an empty body', { body: '' }, 'found "", expected valid JSON'],
  ['null', { body: 'null' }, 'success: found nothing, expected true'],
  ['a failure', { body: { success: false, message: 'no' } }, 'success: found false, expected true'],
  ['no result', { body: { success: true } }, 'result.seriesList: found nothing, expected a list'],
  [
    'the list of another entity',
    { body: { success: true, result: { newsList: [], pagination: { totalPages: 0, total: 0 } } } },
    'result.seriesList: found nothing, expected a list',
  ],
  [
    'a list of text',
    { body: { success: true, result: { seriesList: [{}, 'a'], pagination: { totalPages: 1, total: 2 } } } },
    'result.seriesList[1]: found "a", expected a record',
  ],
  [
    'no pages',
    { body: { success: true, result: { seriesList: [] } } },
    'result.pagination.totalPages: found nothing, expected a whole number',
  ],
  [
    'pages as text',
    { body: { success: true, result: { seriesList: [], pagination: { totalPages: '1', total: 0 } } } },
    'result.pagination.totalPages: found "1", expected a whole number',
  ],
  [
    'no total',
    { body: { success: true, result: { seriesList: [], pagination: { totalPages: 1 } } } },
    'result.pagination.total: found nothing, expected a whole number',
  ],
  [
    'a wrong total',
    { body: { success: true, result: { seriesList: [{}], pagination: { totalPages: 1, total: 2 } } } },
    'result.pagination.total: found 2, expected 1, the number of items sent',
  ],
  [
    'pages without end that are empty',
    { body: { success: true, result: { seriesList: [], pagination: { totalPages: 99, total: 0 } } } },
    'result.pagination.totalPages: found nothing, expected a list that ends',
  ],
])('an API that responds with %s is reported with its address and response', async (_, answer, text) => {
  const { url } = await answering(answer)
  const [line] = await faultsOf(url)
  expect(line).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/series\?lang=(?:zh|en)&page=1&pageSize=100: /)
  expect(line).toContain(text)
})

test('a list that grows with every page is not read endlessly', async () => {
  let asked = 0
  vi.stubGlobal('fetch', async (address: string) => {
    asked += 1
    const page = Number(new URL(address).searchParams.get('page'))
    const body = JSON.stringify({
      success: true,
      result: { seriesList: [{}], pagination: { totalPages: page + 1, total: page + 1 } },
    })
    return new Response(body, { headers: { 'content-type': 'application/json' } })
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const [line] = await faultsOf('http://api.example')
  expect(line).toContain('expected a list that ends')
  expect(asked).toBeLessThanOrEqual(20_000)
})

test('a refused connection is reported with address and cause', async () => {
  const url = `http://127.0.0.1:${await freePort()}`
  const [line] = await faultsOf(url)
  expect(line).toContain(`${url}/api/series?lang=`)
  expect(line).toMatch(/found "connect ECONNREFUSED .*", expected an API that can be reached$/)
})

test('a truncated response is reported with its address', async () => {
  const server = createServer((socket) => {
    socket.once('data', () =>
      socket.end('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{'),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  const [line] = await faultsOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  expect(line).toMatch(/^http:.*\/api\/series\?.*: found ".+", expected a whole answer$/)
})

test.each([408, 429, 500, 502, 503, 504])('one response of %i is retried', async (status) => {
  const isFirst = ({ entity, lang }: Question) => entity === 'news' && lang === 'en'
  let failures = 0
  const { url, questions } = await startApi((question) => {
    if (isFirst(question) && failures === 0) {
      failures += 1
      return { status, body: {} }
    }
    return pageOf({ news: news(1) }, question)
  })
  const { content } = await readRecordsFromApi({ url })
  expect(content.news).toHaveLength(1)
  expect(questions.filter(isFirst)).toHaveLength(2)
})

test('a second failure is not retried, and a 404 never', async () => {
  const failing = await answering({ status: 503, body: {} })
  await faultsOf(failing.url)
  expect(failing.questions.filter(({ lang }) => lang === 'zh')).toHaveLength(2)
  const missing = await answering({ status: 404, body: {} })
  await faultsOf(missing.url)
  expect(missing.questions.filter(({ lang }) => lang === 'zh')).toHaveLength(1)
})

test('a key cannot break out of the address of its record', () => {
  expect(locateAtApi('https://api.example/v1')('product', 'a/../b?c')).toBe(
    'https://api.example/v1/api/product/a%2F..%2Fb%3Fc',
  )
})

test('an empty result is an empty list', async () => {
  const { url } = await answering({ body: NOTHING })
  expect((await readRecordsFromApi({ url })).content.series).toEqual([])
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
