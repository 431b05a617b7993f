import type { RouteFunction } from '../../src/web/navigation/routing/one-of.ts'

const NUMBERED = /^\/products\/page\/(\d+)$/

/** The list, and its further pages: `/products/page/2`. */
const route: RouteFunction = ({ urlPathname }) => {
  if (urlPathname === '/products') return { routeParams: {} }
  const [, page] = NUMBERED.exec(urlPathname) ?? []
  return page === undefined ? false : { routeParams: { page } }
}
route.patterns = () => ['/products', '/products/page/@page']

export default route
