import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that adds a change to the query of the last choice, and returns the result: the query of the
 * address follows later, so a second choice in between would lose the first.
 * @param query - The query of the address.
 */
export function useLatestQuery<Query extends object>(query: Query): (changed: Partial<Query>) => Query {
  const wanted = useRef(query)
  useEffect(() => {
    wanted.current = query
  }, [query])
  return useCallback((changed) => (wanted.current = { ...wanted.current, ...changed }), [])
}
