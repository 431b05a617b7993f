import { createContext, useContext } from 'react'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { inLocale } from '../i18n/localised.ts'
import type { Series } from '../catalogue/schema/series.ts'
import type { Locale } from '../i18n/locale.ts'

/** The catalogue data of header and footer: the same on every page of a language. */
export type Navigation = {
  series: {
    id: string
    name: string
    accent: Series['accent']
    count: number
    /** One device as its symbol. */
    image?: { src: string; width: number; height: number }
    categories: { id: string; name: string; count: number }[]
  }[]
  solutions: { slug: string; title: string }[]
}

/** Returns the data of header and footer. */
export function loadNavigation(catalogue: Catalogue, locale: Locale): Navigation {
  const { series, solution } = catalogue.snapshot
  return {
    series: series.map((item) => ({
      id: item.id,
      name: item.name[locale],
      accent: item.accent,
      count: catalogue.countIn(item.id),
      ...(item.image && { image: { src: item.image.src, width: item.image.width, height: item.image.height } }),
      categories: item.categories.map((category) => ({
        id: category.id,
        name: category.name[locale],
        count: catalogue.productsIn(category.id).length,
      })),
    })),
    solutions: solution.map(({ slug, shortTitle }) => inLocale({ slug, title: shortTitle }, locale)),
  }
}

const NavigationContext = createContext<Navigation>({ series: [], solutions: [] })
export const NavigationProvider = NavigationContext.Provider

/** Returns the data of header and footer from the context. */
export function useNavigationData(): Navigation {
  return useContext(NavigationContext)
}

/**
 * Returns the entry of the navigation that a page is or belongs to: pages of the same entry have the same menus.
 * @example currentEntry(navigation, '/products/vi-d720-p') // '/products/*'
 */
export function currentEntry({ series, solutions }: Navigation, path: string): string {
  const isEntry =
    series.some(({ id }) => path === `/products/${id}`) || solutions.some(({ slug }) => path === `/solutions/${slug}`)
  const parent = path.slice(0, path.lastIndexOf('/'))
  return isEntry || parent === '' ? path : `${parent}/*`
}
