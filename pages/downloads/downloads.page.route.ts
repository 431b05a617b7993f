import type { RouteFunction } from '../../src/web/navigation/routing/one-of.ts'

/** The list, its further pages (`/downloads/page/2`), and release notes (`/downloads/firmware`, `/downloads/firmware/<id>`). */
const route: RouteFunction = ({ urlPathname }) => {
  const [, screen, part = '', id = '', rest] = urlPathname.split('/')
  return screen === 'downloads' && rest === undefined && { routeParams: { part, id } }
}
route.patterns = () => ['/downloads', '/downloads/@part/@id?']

export default route
