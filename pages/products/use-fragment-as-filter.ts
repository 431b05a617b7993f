import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { List } from './use-list.ts'
import { writeListState } from './list-state.ts'

/** Turns links to a series or category of the plain list, `/products#ip-cameras`, into a filter of the hydrated list. */
export function useFragmentAsFilter({ vocabulary, state, isHydrated }: List): void {
  const { hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isHydrated || hash === '') return
    const id = hash.slice(1)
    const level = ['series', 'category'].find((name) => vocabulary.get(name)?.options.has(id))
    if (level)
      void navigate({ search: writeListState({ ...state, filters: { [level]: [id] }, page: 1 }) }, { replace: true })
  }, [hash, isHydrated, vocabulary, state, navigate])
}
