import { FetchError, ofetch } from 'ofetch'
import { isDeepStrictEqual } from 'node:util'
import { BASE_LOCALES, type Locale } from '../../base/i18n/locale.ts'
import { type Draft, isDraft } from '../due/phase.ts'
import { ENTITIES, ENTITY_NAMES, type EntityName } from '../entities.ts'
import { ContentError, type Fault } from '../faults.ts'
import { keyOf } from '../key-of.ts'
import type { Locate, Records } from '../snapshot.ts'
import { validateRecord } from '../validate.ts'

/** Maximum page size of the API contract (tests/requirements.md, section 12). */
const PAGE_SIZE = 100
/** Beyond this, an API with an endless list counts as broken. */
const MAX_PAGES = 10_000
const TIMEOUT_MS = 30_000

export type ApiSource = {
  /** `CONTENT_API_URL`: origin and base path of the API, without trailing slash. */
  url: string
  /** `CONTENT_API_TOKEN`: sent as a Bearer token if the API requires one. */
  token?: string | undefined
  onProgress?: (message: string) => void
}

type Page = { items: object[]; totalPages: number; total: number }

/** Returns a function that gives the address of a record at the API. */
export function locateAtApi(url: string): Locate {
  return (entity, key) => `${url}/api/${entity}/${encodeURIComponent(key)}`
}

/**
 * Reads the records of every entity as tests/requirements.md, section 12 specifies, in pages of 100 and in both
 * languages, which must agree. Throws a ContentError with address, status and first fault if the response is different.
 */
export async function readRecordsFromApi(
  source: ApiSource,
  withDrafts = true,
): Promise<{ content: Records; faults: Fault[]; drafts: Draft[] }> {
  const content: Partial<Record<EntityName, object[]>> = {}
  const faults: Fault[] = []
  const drafts: Draft[] = []
  const locate = locateAtApi(source.url)
  for (const name of ENTITY_NAMES) {
    const [zh, en] = await Promise.all(BASE_LOCALES.map((locale) => readList(source, name, locale)))
    const isLeftOut = (item: object) => !withDrafts && isDraft(item)
    const items = (zh ?? []).filter((item) => !isLeftOut(item))
    drafts.push(...(zh ?? []).filter(isLeftOut).map((record) => ({ entity: name, key: keyOf(name, record), record })))
    faults.push(...compareLanguages(name, zh ?? [], en ?? [], locate))
    for (const item of items)
      faults.push(...validateRecord(ENTITIES[name].schema, item, locate(name, keyOf(name, item))))
    content[name] = items
    source.onProgress?.(`${name}: ${items.length} records`)
  }
  // Each record was validated against the schema that its type is inferred from; a fault stops the build.
  return { content: content as Records, faults, drafts }
}

async function readList(source: ApiSource, name: EntityName, locale: Locale): Promise<object[]> {
  const items: object[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await readPage(source, name, locale, page)
    items.push(...answer.items)
    if (page >= answer.totalPages) {
      if (items.length !== answer.total) {
        throw unexpected(
          addressOf(source, name, locale, page),
          'result.pagination.total',
          answer.total,
          `${items.length}, the number of items sent`,
        )
      }
      return items
    }
    if (answer.items.length === 0) break
    source.onProgress?.(`${name} (${locale}): ${items.length} of ${answer.total}`)
  }
  throw unexpected(addressOf(source, name, locale, 1), 'result.pagination.totalPages', undefined, 'a list that ends')
}

async function readPage(source: ApiSource, name: EntityName, locale: Locale, page: number): Promise<Page> {
  const address = addressOf(source, name, locale, page)
  const { status, type, body } = await get(address, source.token)
  if (status !== 200) throw unexpected(address, 'status', status, '200')
  if (!type.includes('json')) throw unexpected(address, 'content-type', type, 'application/json')
  let answer: unknown
  try {
    answer = JSON.parse(body)
  } catch {
    throw unexpected(address, '', body, 'valid JSON')
  }
  return parsePage(answer, `${name}List`, address)
}

function parsePage(answer: unknown, listKey: string, address: string): Page {
  const result = fieldOf(answer, 'result')
  const items = fieldOf(result, listKey)
  const pagination = fieldOf(result, 'pagination')
  const totalPages = fieldOf(pagination, 'totalPages')
  const total = fieldOf(pagination, 'total')
  if (fieldOf(answer, 'success') !== true) throw unexpected(address, 'success', fieldOf(answer, 'success'), 'true')
  if (!Array.isArray(items)) throw unexpected(address, `result.${listKey}`, items, 'a list')
  const stray = items.findIndex((item) => typeof item !== 'object' || item === null)
  if (stray >= 0) throw unexpected(address, `result.${listKey}[${stray}]`, items[stray], 'a record')
  if (!Number.isInteger(totalPages))
    throw unexpected(address, 'result.pagination.totalPages', totalPages, 'a whole number')
  if (!Number.isInteger(total)) throw unexpected(address, 'result.pagination.total', total, 'a whole number')
  return { items, totalPages: Number(totalPages), total: Number(total) }
}

async function get(
  address: string,
  token: string | undefined,
): Promise<{ status: number; type: string; body: string }> {
  try {
    const response = await ofetch.raw(address, {
      responseType: 'text',
      timeout: TIMEOUT_MS,
      headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    })
    return { status: response.status, type: response.headers.get('content-type') ?? '', body: response._data ?? '' }
  } catch (error) {
    // The connection was lost during the response body.
    if (!(error instanceof FetchError)) throw unexpected(address, '', reasonOf(error as Error), 'a whole answer')
    if (error.status === undefined) throw unexpected(address, '', reasonOf(error), 'an API that can be reached')
    return { status: error.status, type: error.response?.headers.get('content-type') ?? '', body: '' }
  }
}

/** Returns the message of the innermost cause: "fetch failed" is not helpful, "connect ECONNREFUSED" is. */
function reasonOf(error: NodeJS.ErrnoException): string | undefined {
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message || error.code
}

function addressOf({ url }: ApiSource, name: EntityName, locale: Locale, page: number): string {
  return `${url}/api/${name}?lang=${locale}&page=${page}&pageSize=${PAGE_SIZE}`
}

function compareLanguages(name: EntityName, zh: readonly object[], en: readonly object[], locate: Locate): Fault[] {
  const english = new Map(en.map((record) => [keyOf(name, record), record]))
  const differing = zh.filter((record) => !isDeepStrictEqual(record, english.get(keyOf(name, record))))
  const faults = differing.map((record) => ({
    source: locate(name, keyOf(name, record)),
    field: '',
    value: english.get(keyOf(name, record)),
    expected: 'the same record for lang=zh and lang=en',
  }))
  if (zh.length === en.length) return faults
  return [
    ...faults,
    { source: locate(name, ''), field: '', value: en.length, expected: `${zh.length} records, as for lang=zh` },
  ]
}

function unexpected(source: string, field: string, value: unknown, expected: string): ContentError {
  return new ContentError([{ source, field, value, expected }])
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
}
