import { expect, test } from 'vitest'
import { createEntityReader, createHierarchyReader } from '../../../src/web/api-client/entity-reader.ts'
import { createClient, createKeeper } from './client-factory.ts'
import { type Received, startServer } from './start-server.ts'

const pagination = { page: 1, pageSize: 20, total: 1, totalPages: 1 }

async function startWith(result: unknown): Promise<{ call: ReturnType<typeof createClient>; received: Received[] }> {
  const { url, received } = await startServer(() => ({ body: { success: true, result } }))
  return { call: createClient(url, { keeper: createKeeper('secret') }), received }
}

test('reads a list and its pages', async () => {
  const { call, received } = await startWith({ newsList: [{ slug: 'a' }], pagination })
  const list = await createEntityReader(call, 'news').list({ category: 'brand' })
  expect(list).toEqual({ items: [{ slug: 'a' }], pagination })
  expect(received[0]).toMatchObject({ path: '/api/news', query: { category: 'brand', lang: 'zh' } })
})

test('reads search results as a list', async () => {
  const { call, received } = await startWith({ faqList: [], pagination: { ...pagination, total: 0 } })
  expect((await createEntityReader(call, 'faq').search({ q: 'poe' })).items).toEqual([])
  expect(received[0]).toMatchObject({ path: '/api/faq/search', query: { q: 'poe' } })
})

test.each([
  ['its name', { product: { code: 'a' } }],
  ['its name with a capital', { Product: { code: 'a' } }],
])('reads one item under %s', async (_, result) => {
  const { call, received } = await startWith(result)
  expect(await createEntityReader(call, 'product').single('a/b')).toEqual({ code: 'a' })
  expect(received[0]?.path).toBe('/api/product/a%2Fb')
})

test('reads lists and items under the given keys', async () => {
  const { call } = await startWith({ rows: [1], row: 2, pagination })
  const reader = createEntityReader(call, 'product', { listKey: 'rows', itemKey: 'row' })
  expect([(await reader.list()).items, await reader.single('a')]).toEqual([[1], 2])
})

test('reads categories', async () => {
  const categories = [{ id: 'brand', name: 'Brand News', count: 3 }]
  const { call, received } = await startWith({ categories })
  expect(await createEntityReader(call, 'news').categories()).toEqual(categories)
  expect(received[0]?.path).toBe('/api/news/categories')
})

test.each([
  ['product', {}, undefined],
  ['order', {}, 'Bearer secret'],
  ['product', { access: 'authenticated' }, 'Bearer secret'],
  ['order', { access: 'public' }, undefined],
] as const)('reads %s with %o as it is declared', async (entity, options, authorization) => {
  const { call, received } = await startWith({ categories: [] })
  await createEntityReader(call, entity, options).categories()
  expect(received[0]?.authorization).toBe(authorization)
})

test('reads the hierarchy, always with the token', async () => {
  const { call, received } = await startWith({ hierarchy: ['series'], tree: 1 })
  const hierarchy = createHierarchyReader(call)
  expect(await hierarchy.whole()).toEqual(['series'])
  await hierarchy.children('series', 'access')
  await hierarchy.parents('product', 'a')
  await hierarchy.subtree('category', 'face')
  expect(await createHierarchyReader(call, 'tree').whole()).toBe(1)
  expect(received.map(({ path }) => path)).toEqual([
    '/api/hierarchy',
    '/api/hierarchy/children/series/access',
    '/api/hierarchy/parents/product/a',
    '/api/hierarchy/subtree/category/face',
    '/api/hierarchy',
  ])
  expect(new Set(received.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer secret']))
})

test.each([{ newsList: {} }, { newsList: [] }, null])('reports what is missing in a response: %o', async (result) => {
  const { call } = await startWith(result)
  await expect(createEntityReader(call, 'news').list()).rejects.toThrow(/The answer has no "\w+"/)
  await expect(createEntityReader(call, 'news').single('a')).rejects.toThrow(/The answer has no "\w+"/)
})
