import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { localisePath } from '../../src/base/i18n/localised-path.ts'
import { useLocale } from '../../src/base/i18n/words.ts'
import { cutPage } from '../../src/web/navigation/routing/list-page.ts'
import { type FactsState, useFacts } from '../../src/web/navigation/payloads/use-facts.ts'
import { usePagePath } from '../../src/web/navigation/routing/use-page-path.ts'
import { usePageSearchLater } from '../../src/web/navigation/routing/use-page-search.ts'
import type { DocumentFacts } from './document-facts.ts'
import type { ListData } from './downloads-data.ts'
import { countDocuments, findDocuments } from './find-documents.ts'
import { listDocuments, type ListedProduct } from './list-documents.ts'
import { documentFacts } from './load-facts.ts'
import { pathOfPage, PRODUCTS_PER_PAGE } from './list-pages.ts'
import { isOwnPage, type ListState, readListState, writeListState } from './list-state.ts'

export type Downloads = {
  data: ListData
  state: ListState
  /** False in the document as it was served, which knows no search. */
  isHydrated: boolean
  factsState: FactsState<DocumentFacts>
  /** Undefined until the facts that a filter needs are loaded. */
  shown: { items: readonly ListedProduct[]; page: number; pages: number; count: ListData['count'] } | undefined
  /** Changes the state and its address; the path is kept, and with it the filters stay open. */
  change: (change: Partial<ListState>, options?: { isTyped?: boolean }) => void
  isFiltered: boolean
  /** Back to all documents in the language of the page. */
  clear: () => void
  /** Returns the address of another page of this list. */
  hrefOf: (page: number) => string
}

/** Returns the list of documents and its state from the address. The page's own products are shown until a filter is set. */
export function useDownloads(data: ListData): Downloads {
  const locale = useLocale()
  const path = usePagePath()
  const navigate = useNavigate()
  const search = usePageSearchLater()
  const state = useMemo(() => readListState(search ?? new URLSearchParams(), locale), [search, locale])
  const isWhole = isOwnPage(state, locale)
  const factsState = useFacts(!isWhole, documentFacts)
  const { facts } = factsState
  const products = useMemo(() => listDocuments(isWhole || !facts ? data.facts : facts), [isWhole, facts, data])
  const shown = useMemo(() => {
    const found = findDocuments(products, state)
    if (isWhole) return { items: found, page: data.page, pages: data.pages, count: data.count }
    if (!facts) return undefined
    const count = { products: found.length, documents: countDocuments(found) }
    return { ...cutPage(found, state.page, PRODUCTS_PER_PAGE), count }
  }, [products, state, isWhole, facts, data])
  const open = (next: ListState, replace = false) =>
    void navigate({ search: writeListState(next, locale) }, { replace, preventScrollReset: true })
  return {
    data,
    state,
    isHydrated: search !== undefined,
    factsState,
    shown,
    change: (change, { isTyped = false } = {}) => {
      // From the state of the address: that of the change before may not be rendered yet.
      const now = readListState(new URLSearchParams(window.location.search), locale)
      open({ ...now, page: 1, ...change }, isTyped)
    },
    isFiltered: !isOwnPage({ ...state, page: 1 }, locale),
    clear: () => open(readListState(new URLSearchParams(), locale)),
    hrefOf: (page) =>
      isWhole
        ? localisePath(locale, pathOfPage(page))
        : localisePath(locale, path) + writeListState({ ...state, page }, locale),
  }
}
