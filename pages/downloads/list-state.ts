import { DOCUMENT_LOCALES, documentLocale } from '../../src/base/i18n/document-locales.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'
import { readPageNumber } from '../../src/web/navigation/routing/list-page.ts'
import { DOCUMENT_KINDS, type DocumentKind } from './list-documents.ts'

/** The options of the language filter. */
export const LANGUAGES = [...DOCUMENT_LOCALES, 'all'] as const
type Language = (typeof LANGUAGES)[number]

/** Longest model or number that is looked for; more in the address is cut. */
const MAX_QUERY_LENGTH = 60

/** The state of the list, as in the address. */
export type ListState = {
  /** A model, a name or the number of a document; '' for none. */
  q: string
  /** Id of a series; '' for all. */
  series: string
  kind: DocumentKind | undefined
  language: Language
  /** From 1. */
  page: number
}

/**
 * Reads the state from search parameters; unknown values are ignored. Without a language it is that of the page's
 * documents.
 */
export function readListState(search: URLSearchParams, locale: Locale): ListState {
  return {
    q: search.get('q')?.trim().slice(0, MAX_QUERY_LENGTH) ?? '',
    series: search.get('series') ?? '',
    kind: DOCUMENT_KINDS.find((kind) => kind === search.get('kind')),
    language: LANGUAGES.find((language) => language === search.get('language')) ?? documentLocale(locale),
    page: readPageNumber(search),
  }
}

/**
 * Returns the search of an address; defaults are omitted.
 * @example writeListState({ q: 'D430', kind: 'guide', series: '', language: 'zh', page: 1 }, 'zh') // '?q=D430&kind=guide'
 */
export function writeListState({ q, series, kind, language, page }: ListState, locale: Locale): string {
  const search = new URLSearchParams()
  if (q !== '') search.set('q', q)
  if (series !== '') search.set('series', series)
  if (kind) search.set('kind', kind)
  if (language !== documentLocale(locale)) search.set('language', language)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `?${search}` : ''
}

/** Returns whether a state shows the page of the whole list that the path names. */
export function isOwnPage(state: ListState, locale: Locale): boolean {
  return writeListState(state, locale) === ''
}
