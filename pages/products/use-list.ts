import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { localisePath } from '../../src/base/i18n/localised-path.ts'
import { useLocale } from '../../src/base/i18n/words.ts'
import { type FoundKeys, useFound } from '../../src/web/features/search/use-found.ts'
import type { FactsState } from '../../src/web/navigation/payloads/use-facts.ts'
import { cutPage } from '../../src/web/navigation/routing/list-page.ts'
import { useIsHydrated } from '../../src/web/navigation/browser/use-is-hydrated.ts'
import type { Facet } from './facets.ts'
import type { FoundItems } from './find-items.ts'
import { firstFacetsOf } from './first-facets.ts'
import { type CardItem, placeItems, SHELF_LEVELS } from './list-items.ts'
import { pathOfPage, PRODUCTS_PER_PAGE } from './list-pages.ts'
import { isOwnPage, type ListState, parseListState, writeListState } from './list-state.ts'
import type { ProductsData } from './products-data.ts'
import type { Facts } from './unpack-facts.ts'
import { useProductFacts } from './use-product-facts.ts'

export type List = {
  data: ProductsData
  state: ListState
  isHydrated: boolean
  search: FoundKeys
  /** The facts of all products, once they are loaded. */
  facts: Facts | undefined
  factsState: Pick<FactsState<Facts>, 'hasFailed' | 'prepare' | 'retry'>
  /** The result of the state is not known yet. */
  isWaiting: boolean
  /** The products of the page itself, in the default order. */
  own: readonly CardItem[]
  /** The products to show; undefined while there is nothing to show. */
  shown: Shown | undefined
  /** The products that match search and filters, in the list of all; undefined until the facts are loaded. */
  found: FoundItems | undefined
  /** The filters to offer. */
  facets: readonly Facet[]
  /** Returns the address of this list with some of its state changed. */
  hrefOf: (change: Partial<ListState>) => string
  /**
   * Changes the state and its address; path and scroll position are kept. The state that the change starts from is that
   * of the address: it may not be rendered yet (`use-choice.ts`).
   */
  change: (change: (now: ListState) => Partial<ListState>) => void
}

type Shown = { items: readonly CardItem[]; count: number; page: number; pages: number }

/**
 * Returns the products and the state of the list from the address. The document is the same for every search: until
 * hydration the state is the default. The page's own products are shown until the state asks for others.
 */
export function useList(data: ProductsData): List {
  const locale = useLocale()
  const isHydrated = useIsHydrated()
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(isHydrated ? search : ''), [isHydrated, search])
  const filters = useMemo(() => [...SHELF_LEVELS, ...data.filters, 'status'], [data])
  const { facts, ...factsState } = useProductFacts(!isOwnPage(parseListState(params, { filters })))
  const state = useMemo(() => {
    return parseListState(params, { filters, facts })
  }, [params, filters, facts])
  const matches = useFound('product', state.q)
  const found = useMemo(() => facts?.find(state, matches.keys), [facts, state, matches.keys])
  const own = useMemo(() => {
    const { count, page, pages } = data
    return { items: placeItems(data.products, data.series), count, page, pages }
  }, [data])
  const isWhole = isOwnPage(state)
  const isWaiting = !isWhole && !found && !factsState.hasFailed
  // A visitor who opens a filtered list never sees the whole one before it.
  const [isOwnShown, setIsOwnShown] = useState(false)
  if (isHydrated && isWhole && !isOwnShown) setIsOwnShown(true)
  const shown = useMemo((): Shown | undefined => {
    if (isWhole || !found) return isWaiting && !isOwnShown ? undefined : own
    return { ...cutPage(found.items, state.page ?? 1, PRODUCTS_PER_PAGE), count: found.items.length }
  }, [isWhole, found, own, isWaiting, isOwnShown, state.page])
  const facets = useMemo(() => {
    if (facts && !isWhole) return facts.listFacets(state.filters, found?.within)
    return isWaiting && !isOwnShown ? [] : firstFacetsOf(data.facets, state.filters)
  }, [facts, isWhole, state, found, isWaiting, isOwnShown, data])
  const addressOf = (change: Partial<ListState>) => {
    const next = { ...state, page: undefined, ...change }
    const isNextWhole = isOwnPage({ ...next, page: undefined })
    return {
      path: isNextWhole ? pathOfPage(next.page ?? 1) : '/products',
      search: writeListState(isNextWhole ? { ...next, page: undefined } : next),
    }
  }
  return {
    data,
    state,
    isHydrated,
    search: matches,
    facts,
    factsState,
    isWaiting,
    own: own.items,
    shown,
    found,
    facets,
    hrefOf: (change) => {
      const address = addressOf(change)
      return localisePath(locale, address.path) + address.search
    },
    change: (change) => {
      const now = parseListState(new URLSearchParams(window.location.search), { filters, facts })
      void navigate({ search: writeListState({ ...now, ...change(now) }) }, { preventScrollReset: true })
    },
  }
}
