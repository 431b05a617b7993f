import { resolveRoute } from 'vite-plugin-ssr/routing'
import type { Catalogue } from '../src/content/catalogue.ts'
import type { RouteFunction } from '../src/web/navigation/routing/one-of.ts'
import type { ScreenModule } from '../src/web/page/screen.ts'
import type { ScreenServerModule } from '../src/web/page/screen-server.ts'

/** What a screen's server file exports: its data and, re-exported, its page. */
export type ScreenExports = ScreenServerModule & ScreenModule

const modules = import.meta.glob<ScreenExports>('/pages/*/*.page.server.ts', { eager: true })
const routes = import.meta.glob<string | RouteFunction>('/pages/*/*.page.route.ts', { eager: true, import: 'default' })

/** All screens, by the name of their folder. */
export const screens: ReadonlyMap<string, ScreenExports> = new Map(
  Object.entries(modules).map(([file, exports]) => [file.split('/')[2] ?? '', exports]),
)

/** Returns the parameters of a screen's route at a path. Throws if the route does not answer to it. */
export function routeParamsOf(screen: string, path: string, catalogue: Catalogue): Record<string, string> {
  const route = routes[`/pages/${screen}/${screen}.page.route.ts`]
  const match = typeof route === 'function' ? route({ urlPathname: path, catalogue }) : resolveRoute(route ?? '', path)
  if (!match) throw new Error(`${path} is listed by ${screen}, whose route does not answer to it`)
  return match.routeParams
}
