import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createDueCatalogue } from '../../src/content/due/due-catalogue.ts'
import { ENTITIES, ENTITY_NAMES } from '../../src/content/entities.ts'
import { sortRecords } from '../../src/content/order.ts'
import { readRecordsFromApi } from '../../src/content/sources/api.ts'
import { startSession } from '../../src/server/database/sessions.ts'
import { addAccount, findAccount } from '../../src/server/database/accounts.ts'
import { hashToken } from '../../src/server/tokens.ts'
import { newsOf } from '../unit/catalogue/editorial/snapshot-factory.ts'
import { readWords } from '../unit/i18n/locale-files.ts'
import { type Api, startApi } from './start-api.ts'

const TOKEN = 'a-token-of-this-test'
type Item = Record<string, unknown>
type Pagination = { page: number; pageSize: number; total: number; totalPages: number }

let api: Api
beforeAll(async () => {
  api = await startApi('embedded')
  const { database } = api.services
  await addAccount(database, { account: 'viewer', password_hash: '', role: 'viewer', language: 'en' }, 'command')
  const { id = '' } = (await findAccount(database, 'viewer')) ?? {}
  await startSession(database, { token_hash: hashToken(TOKEN), account_id: id, password_hash: '' })
})
afterAll(() => api.close())

async function list(path: string): Promise<{ items: Item[]; pagination: Pagination }> {
  const { status, body } = await api.call(path)
  expect([path, status, body.success]).toEqual([path, 200, true])
  const { pagination, ...lists } = body.result as Record<string, Item[]> & { pagination: Pagination }
  return { items: Object.values(lists)[0] ?? [], pagination }
}

/** The first product, and where it stands. */
function firstProduct() {
  const { catalogue } = api.services
  const [product] = catalogue.snapshot.product
  if (!product) throw new Error('There is no product')
  return { product, ...catalogue.shelfOf(product) }
}

const hierarchy = async (path: string) => {
  const { status, body } = await api.call(`/api/hierarchy${path}`, { headers: { authorization: `Bearer ${TOKEN}` } })
  return {
    status,
    message: body.message,
    hierarchy: (body.result as { hierarchy: Item[] & Item } | undefined)?.hierarchy,
  }
}

test('a build reads the same content from the API as from files', async () => {
  const { content, faults } = await readRecordsFromApi({ url: api.url })
  expect(faults).toEqual([])
  const { snapshot } = api.services.catalogue
  for (const name of ENTITY_NAMES)
    expect(sortRecords(content)[name], name).toEqual(JSON.parse(JSON.stringify(snapshot[name])))
})

test.each(ENTITY_NAMES)('a list of %s has pages, and every record can be read alone', async (name) => {
  const first = await list(`/api/${name}`)
  const total = api.services.catalogue.snapshot[name].length
  expect(first.pagination).toEqual({ page: 1, pageSize: 20, total, totalPages: Math.ceil(total / 20) })
  const second = await list(`/api/${name}?lang=en&page=2&pageSize=3`)
  expect(second.items).toEqual((await list(`/api/${name}?pageSize=6`)).items.slice(3))
  expect((await list(`/api/${name}?page=9999`)).items).toEqual([])
  for (const item of first.items.slice(0, 3)) {
    const { body } = await api.call(`/api/${name}/${String(item[ENTITIES[name].key])}`)
    expect(body).toEqual({ success: true, result: { [name]: item } })
  }
})

test('a list can be sorted, filtered by category and searched', async () => {
  const days = async (sort: string) =>
    (await list(`/api/news?pageSize=100&sort=${sort}`)).items.map(({ publishedOn }) => String(publishedOn))
  expect(await days('publishedOn')).toEqual((await days('-publishedOn')).sort())
  expect((await days('-publishedOn'))[0]).not.toBe((await days('publishedOn'))[0])
  const { product, category } = firstProduct()
  const alike = await list(`/api/product?category=${category.id}&pageSize=100`)
  expect(alike.items.map(({ code }) => code)).toEqual(
    api.services.catalogue.productsIn(category.id).map(({ code }) => code),
  )
  const faqs = await list('/api/faq?category=glossary&pageSize=100')
  expect(faqs.items.every(({ category }) => category === 'glossary')).toBe(true)
  expect((await list('/api/product?category=nothing')).pagination.total).toBe(0)
  expect((await list(`/api/product/search?q=${product.code}`)).items[0]?.model).toBe(product.model)
  expect((await list(`/api/faq/search?q=${encodeURIComponent('防水')}&lang=zh`)).items.every(({ slug }) => slug)).toBe(
    true,
  )
  expect((await list('/api/product/search?q=zzzzzz')).items).toEqual([])
})

test('categories have counts and names in both languages', async () => {
  for (const name of ['product', 'news', 'faq']) {
    const { body } = await api.call(`/api/${name}/categories`)
    const { categories } = body.result as {
      categories: { id: string; name: { zh: string; en: string }; count: number }[]
    }
    for (const { id, count, name: words } of categories) {
      expect((await list(`/api/${name}?category=${id}`)).pagination.total).toBe(count)
      expect(words.zh && words.en).toBeTruthy()
    }
  }
  expect((await api.call('/api/case/categories')).body).toEqual({ success: true, result: { categories: [] } })
})

test.each([
  ['page=0', 'page', 'page'],
  ['page=x', 'page', 'page'],
  ['page=1.5', 'page', 'page'],
  ['pageSize=0', 'pageSize', 'pageSize'],
  ['pageSize=101', 'pageSize', 'pageSize'],
  ['sort=password', 'sort', 'sort'],
  [`q=${'x'.repeat(201)}`, 'q', 'keyword'],
])('%s is refused in both languages', async (query, field, key) => {
  for (const lang of ['zh', 'en'] as const) {
    const message = readWords(lang).get(`api:invalid.${key}`)
    const { status, body } = await api.call(`/api/product?lang=${lang}&${query}`)
    expect([status, body]).toEqual([400, { success: false, message, errors: { [field]: message } }])
  }
})

test('a search without a keyword is refused', async () => {
  for (const query of ['', '?q=', '?q=%20']) {
    const { status, body } = await api.call(`/api/faq/search${query}`)
    expect([status, body.errors]).toEqual([400, { q: '請輸入關鍵字' }])
  }
})

test('a former slug leads to the record, an expired one is gone, and the shown records change at midnight', async () => {
  const { catalogue } = api.services
  const [first, ...others] = catalogue.snapshot.news
  if (!first) throw new Error('There is no news')
  let time = Date.parse('2026-03-15T23:59:59+08:00')
  const news = [
    { ...first, formerly: ['once'] },
    ...others.slice(0, 2),
    newsOf({ slug: 'coming', shownFrom: '2026-03-16', category: 'brand' }),
    newsOf({ slug: 'ending', shownUntil: '2026-03-15' }),
  ]
  const content = { all: { ...catalogue.snapshot, news, moves: [] }, drafts: [] }
  const own = await startApi('embedded', {}, undefined, createDueCatalogue(content, { now: () => time }))
  onTestFinished(() => own.close())
  const statusOf = async (path: string) => (await own.call(`/api/news/${path}`)).status
  const count = async () => {
    const { body } = await own.call('/api/news/categories')
    return (body.result as { categories: { count: number }[] }).categories.reduce((sum, each) => sum + each.count, 0)
  }
  const moved = await own.call('/api/news/once?lang=en', { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `${first.slug}?lang=en`])
  const followed = await own.call('/api/news/once?lang=en')
  expect(followed.body).toEqual((await own.call(`/api/news/${first.slug}?lang=en`)).body)
  expect(moved.body).toEqual(followed.body)
  expect((await own.call('/api/product/once')).status).toBe(404)
  expect([await statusOf('coming'), await statusOf('ending'), await count()]).toEqual([404, 200, 4])
  time += 1000
  expect([await statusOf('coming'), await statusOf('ending'), await count()]).toEqual([200, 410, 4])
  expect(JSON.stringify((await own.call('/api/news?pageSize=100')).body)).not.toMatch(/ending|shownFrom/)
})

test('a missing record is reported in both languages', async () => {
  for (const lang of ['zh', 'en'] as const) {
    const words = readWords(lang)
    const said = async (path: string) => {
      const { status, body } = await api.call(`/api/${path}?lang=${lang}`)
      return [status, body]
    }
    const missing = (key: string) => [404, { success: false, message: words.get(key) }]
    expect(await said('product/none')).toEqual(missing('common:error.notFound.product'))
    for (const path of ['news/none', 'case/x', 'faq/__proto__'])
      expect(await said(path)).toEqual(missing('common:error.notFound.content'))
    for (const path of ['nothing', 'product/a/b', 'users']) expect(await said(path)).toEqual(missing('api:notFound'))
  }
})

test('the hierarchy can be walked from series to products and back', async () => {
  const whole = await hierarchy('')
  expect(whole.hierarchy).toHaveLength(api.services.catalogue.snapshot.series.length)
  const flat = JSON.stringify(whole.hierarchy)
  for (const { code } of api.services.catalogue.snapshot.product) expect(flat).toContain(`"id":"${code}"`)
  const { product, category, series } = firstProduct()
  const [first = {}] = (await hierarchy(`/children/series/${series.id}`)).hierarchy ?? []
  expect(Object.keys(first)).toEqual(['type', 'id', 'name'])
  const parents = (await hierarchy(`/parents/product/${product.code}`)).hierarchy ?? []
  expect(parents.map(({ type }) => type)).toEqual(['series', 'category', 'subCategory', 'specification'])
  expect(parents.slice(0, 2).map(({ id }) => id)).toEqual([series.id, category.id])
  expect((await hierarchy(`/parents/series/${series.id}`)).hierarchy).toEqual([])
  const subtree = (await hierarchy(`/subtree/category/${category.id}`)).hierarchy
  expect([subtree?.id, Array.isArray(subtree?.subCategories)]).toEqual([category.id, true])
  expect((await hierarchy(`/subtree/product/${product.code}`)).hierarchy).toMatchObject({
    type: 'product',
    id: product.code,
  })
})

test('an unknown level or node is refused', async () => {
  expect(await hierarchy('/children/shelf/x?lang=en')).toMatchObject({ status: 400, message: 'There is no such level' })
  expect(await hierarchy('/subtree/series/x?lang=en')).toMatchObject({
    status: 404,
    message: readWords('en').get('common:error.notFound.content'),
  })
})

test('the hierarchy requires a login', async () => {
  const { series } = firstProduct()
  for (const path of [
    '',
    `/children/series/${series.id}`,
    `/parents/series/${series.id}`,
    `/subtree/series/${series.id}`,
  ]) {
    const { status, body } = await api.call(`/api/hierarchy${path}?lang=en`)
    expect([status, body]).toEqual([401, { success: false, message: readWords('zh').get('api:session.expired') }])
  }
})

test('the health check reports whether the database works', async () => {
  const { status, body } = await api.call('/api/health')
  expect([status, body]).toMatchObject([200, { success: true, result: { status: 'ok', version: expect.any(String) } }])
  const broken = await startApi('embedded')
  await broken.services.database.destroy()
  const answer = await broken.call('/api/health?lang=en')
  expect([answer.status, answer.body.message]).toEqual([503, readWords('en').get('api:storageUnavailable')])
  expect(answer.body.result).toMatchObject({ status: 'down', failing: ['database'] })
  await broken.close()
})

test('the API describes itself to staff, and to nobody else', async () => {
  const { body } = await api.call('/api/docs/json', { headers: { authorization: `Bearer ${TOKEN}` } })
  const paths = Object.keys(body.paths as object)
  expect(paths).toEqual(
    expect.arrayContaining(
      ['/api/contact', '/api/users/login', '/api/users/extend', '/api/product/{slug}', '/api/hierarchy/'].map((path) =>
        path.replace(/\/$/, ''),
      ),
    ),
  )
  expect((await api.call('/api/docs/json')).status).toBe(401)
  expect((await api.call('/api/docs/')).status).toBe(404)
})

test('only the configured origins may read responses', async () => {
  const headers = { origin: 'https://elsewhere.example' }
  expect((await api.call('/api/health', { headers })).headers.get('access-control-allow-origin')).toBeNull()
  const open = await startApi('embedded', { corsOrigins: ['https://elsewhere.example'] })
  const answer = await open.call('/api/health', { headers })
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://elsewhere.example')
  const stranger = await open.call('/api/health', { headers: { origin: 'https://stranger.example' } })
  expect(stranger.headers.get('access-control-allow-origin')).not.toBe('https://stranger.example')
  await open.close()
})
