import { createContext, useContext } from 'react'
import { useLocation } from 'react-router-dom'

/** The path that the not-found page is rendered for; it is served at every address that has no page. */
export const NOT_FOUND_PATH = '/404'

const MissingPathContext = createContext<string | undefined>(undefined)

/** Says at which path the served document was the not-found page. */
export const MissingPathProvider = MissingPathContext.Provider

/**
 * The path of the page without language and without a slash at the end. Where the not-found page was served it is its own path,
 * as when it was rendered, whatever the address says.
 */
export function usePagePath(): string {
  const { pathname } = useLocation()
  const missing = useContext(MissingPathContext)
  const path = pathname.replace(/\/+$/, '') || '/'
  return path === missing ? NOT_FOUND_PATH : path
}
