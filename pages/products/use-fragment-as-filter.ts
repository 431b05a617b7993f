import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { List } from './use-list.ts'
import type { ProductsData } from './products-data.ts'
import { writeListState } from './list-state.ts'

/** Turns links to a series or category of the plain list, `/products#ip-cameras`, into a filter of the hydrated list. */
export function useFragmentAsFilter({ data: { series }, state, isHydrated }: List): void {
  const { hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isHydrated || hash === '') return
    const id = hash.slice(1)
    const level = levelOf(id, series)
    if (level)
      void navigate(
        { pathname: '/products', search: writeListState({ ...state, filters: { [level]: [id] }, page: 1 }) },
        { replace: true },
      )
  }, [hash, isHydrated, series, state, navigate])
}

function levelOf(id: string, series: ProductsData['series']): 'series' | 'category' | undefined {
  if (series.some((item) => item.id === id)) return 'series'
  return series.some(({ categories }) => categories.some((category) => category.id === id)) ? 'category' : undefined
}
