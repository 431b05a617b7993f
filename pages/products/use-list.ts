import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { localisePath } from '../../src/i18n/localised-path.ts'
import { useLocale, useWords } from '../../src/i18n/words.ts'
import { type FoundKeys, pickFound, useFound } from '../../src/search/use-found.ts'
import { type ListItem, listItems } from './list-items.ts'
import { type ListState, parseListState, writeListState } from './list-state.ts'
import type { ProductsData } from './products-data.ts'
import { useIsHydrated } from '../../src/browser/use-is-hydrated.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

export type List = {
  /** All products, or the search results, the best first. */
  items: readonly ListItem[]
  vocabulary: Vocabulary
  state: ListState
  isHydrated: boolean
  search: FoundKeys
  /** Returns the address of this list with some of its state changed. */
  hrefOf: (change: Partial<ListState>) => string
  /** Changes the state and its address; the scroll position is kept. */
  change: (change: Partial<ListState>) => void
}

/**
 * Returns the products and the state of the list from the address. The document is the same for every address: until
 * hydration the state is the default.
 */
export function useList(data: ProductsData): List {
  const t = useWords()
  const locale = useLocale()
  const isHydrated = useIsHydrated()
  const [search, go] = useSearch()
  const all = useMemo(() => listItems(data), [data])
  const codes = useMemo(() => new Set(all.map(({ code }) => code)), [all])
  const vocabulary = useMemo(() => {
    return createVocabulary(data, {
      series: t('products:filters.series'),
      category: t('products:filters.category'),
      subCategory: t('products:filters.subCategory'),
      specification: t('products:filters.specification'),
      status: t('products:filters.status'),
      active: t('products:filters.active'),
      discontinued: t('product.discontinued'),
    })
  }, [data, t])
  const state = parseListState(new URLSearchParams(isHydrated ? search : ''), vocabulary, codes)
  const found = useFound('product', state.q)
  const items = useMemo(
    () => (state.q === '' ? all : pickFound(all, found.keys, ({ code }) => code)),
    [all, state.q, found.keys],
  )
  const searchOf = (change: Partial<ListState>) => writeListState({ ...state, ...change })
  return {
    items,
    vocabulary,
    state,
    isHydrated,
    search: found,
    hrefOf: (change) => localisePath(locale, '/products') + searchOf(change),
    change: (change) => go(searchOf(change)),
  }
}

/** Returns the search of the address, or of the pending navigation: a checkbox must not wait for the router. */
function useSearch(): [search: string, go: (search: string) => void] {
  const { search, key } = useLocation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<{ search: string; from: string }>()
  // Another key: the router has navigated, to the pending address or another.
  if (asked && asked.from !== key) setAsked(undefined)
  const go = (next: string) => {
    setAsked({ search: next, from: key })
    void navigate({ search: next }, { preventScrollReset: true })
  }
  return [asked?.from === key ? asked.search : search, go]
}
