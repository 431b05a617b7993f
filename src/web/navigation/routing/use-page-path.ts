import { createContext, useContext } from 'react'
import { useLocation } from 'react-router-dom'

/** The path that the not-found page is rendered for; it is served at every unknown address. */
export const NOT_FOUND_PATH = '/404'

const MissingPathContext = createContext<string | undefined>(undefined)

/** Provides the path at which the not-found page was served. */
export const MissingPathProvider = MissingPathContext.Provider

/**
 * Returns the path of the page without language and trailing slash. For the not-found page it is the path that page was
 * rendered for, not the address.
 */
export function usePagePath(): string {
  const { pathname } = useLocation()
  const missing = useContext(MissingPathContext)
  const path = pathname.replace(/\/+$/, '') || '/'
  return path === missing ? NOT_FOUND_PATH : path
}
