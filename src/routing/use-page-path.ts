import { useLocation } from 'react-router-dom'

/** The path of the page without language and without a slash at the end. */
export function usePagePath(): string {
  const { pathname } = useLocation()
  return pathname.replace(/\/+$/, '') || '/'
}
