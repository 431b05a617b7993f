import { createContext, useContext } from 'react'
import type { Decoration } from '../../content/schema/media.ts'
import type { Series } from '../../content/schema/series.ts'

/** The catalogue data of header and footer: the same on every page of a language. */
export type Navigation = {
  series: {
    id: string
    name: string
    accent: Series['accent']
    count: number
    /** One device as its symbol. */
    image?: Decoration
    categories: { id: string; name: string; count: number }[]
  }[]
  solutions: { slug: string; title: string }[]
}

const NavigationContext = createContext<Navigation>({ series: [], solutions: [] })
export const NavigationProvider = NavigationContext.Provider

/** Returns the data of header and footer from the context. */
export function useNavigationData(): Navigation {
  return useContext(NavigationContext)
}

/**
 * Returns the entry of the navigation that a page is or belongs to: pages of the same entry have the same menus.
 * @example currentEntry(navigation, '/products/ab-f100-p') // '/products/*'
 */
export function currentEntry({ series, solutions }: Navigation, path: string): string {
  const isEntry =
    series.some(({ id }) => path === `/products/${id}`) || solutions.some(({ slug }) => path === `/solutions/${slug}`)
  const parent = path.slice(0, path.lastIndexOf('/'))
  return isEntry || parent === '' ? path : `${parent}/*`
}
