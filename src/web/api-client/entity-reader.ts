import type { Access, ApiClient, CallOptions } from './api-client.ts'
import { ApiError, isObject } from './api-error.ts'

/** The entities that can be read without a token; all others need one. */
const PUBLIC_ENTITIES = new Set(['product', 'series', 'solution', 'case', 'testimonial', 'news', 'faq'])

export type ListQuery = NonNullable<CallOptions['query']>

export type Pagination = { page: number; pageSize: number; total: number; totalPages: number }

export type EntityReaderOptions = {
  /** Key of the list in a result; `{entity}List` by default. */
  listKey?: string
  /** Key of one item in a result; by default the entity's name, or the same capitalised. */
  itemKey?: string
  /** By default, as declared for the entity above. */
  access?: Access
}

/** Reads an entity. Items are returned as the API sent them, unchecked: the caller validates them. */
export type EntityReader = {
  list: (query?: ListQuery) => Promise<{ items: readonly unknown[]; pagination: Pagination }>
  search: (query: ListQuery) => Promise<{ items: readonly unknown[]; pagination: Pagination }>
  single: (slug: string) => Promise<unknown>
  categories: () => Promise<readonly unknown[]>
}

/** Creates the reader of an entity. */
export function createEntityReader(call: ApiClient, entity: string, options: EntityReaderOptions = {}): EntityReader {
  const { listKey = `${entity}List`, itemKey = entity } = options
  const access = options.access ?? (PUBLIC_ENTITIES.has(entity) ? 'public' : 'authenticated')
  const read = (path: string, query: ListQuery = {}) => readResult(call, path, { access, query })
  const readList = async (path: string, query?: ListQuery) => {
    const result = await read(path, query)
    return { items: arrayIn(result, listKey), pagination: paginationIn(result) }
  }
  return {
    list: (query) => readList(`/api/${entity}`, query),
    search: (query) => readList(`/api/${entity}/search`, query),
    single: async (slug) => {
      const result = await read(`/api/${entity}/${encodeURIComponent(slug)}`)
      return memberOf(result, itemKey in result ? itemKey : capitalise(itemKey))
    },
    categories: async () => arrayIn(await read(`/api/${entity}/categories`), 'categories'),
  }
}

/** Reads the product hierarchy: always with a token. */
export type HierarchyReader = {
  whole: () => Promise<unknown>
  children: (parentType: string, parentId: string) => Promise<unknown>
  parents: (type: string, id: string) => Promise<unknown>
  subtree: (type: string, id: string) => Promise<unknown>
}

/** Creates the reader of the hierarchy; `key` is the hierarchy's key in a result. */
export function createHierarchyReader(call: ApiClient, key = 'hierarchy'): HierarchyReader {
  const read = async (...segments: string[]) => {
    const path = ['/api/hierarchy', ...segments.map(encodeURIComponent)].join('/')
    return memberOf(await readResult(call, path, { access: 'authenticated' }), key)
  }
  return {
    whole: () => read(),
    children: (parentType, parentId) => read('children', parentType, parentId),
    parents: (type, id) => read('parents', type, id),
    subtree: (type, id) => read('subtree', type, id),
  }
}

async function readResult(call: ApiClient, path: string, options: CallOptions): Promise<Record<string, unknown>> {
  const { result } = await call(path, options)
  if (!isObject(result)) throw unexpected('result')
  return result
}

function memberOf(result: Record<string, unknown>, key: string): unknown {
  if (result[key] === undefined) throw unexpected(key)
  return result[key]
}

function arrayIn(result: Record<string, unknown>, key: string): readonly unknown[] {
  const list = memberOf(result, key)
  if (!Array.isArray(list)) throw unexpected(key)
  return list
}

function paginationIn({ pagination }: Record<string, unknown>): Pagination {
  if (!isObject(pagination)) throw unexpected('pagination')
  const { page, pageSize, total, totalPages } = pagination
  return { page: Number(page), pageSize: Number(pageSize), total: Number(total), totalPages: Number(totalPages) }
}

function unexpected(key: string): ApiError {
  return new ApiError(200, `The answer has no "${key}"`)
}

/** @example capitalise('news') // 'News' */
function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
