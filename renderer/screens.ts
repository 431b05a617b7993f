import { resolveRoute } from 'vite-plugin-ssr/routing'
import type { Catalogue } from '../src/content/catalogue.ts'
import type { RouteFunction } from '../src/web/navigation/routing/one-of.ts'
import type { ScreenModule } from '../src/web/page/screen.ts'
import type { ScreenServerModule } from '../src/web/page/screen-server.ts'

/** The exports of a screen's server file: its data and, re-exported, its page. */
export type ScreenExports = ScreenServerModule & ScreenModule

const modules = import.meta.glob<ScreenExports>('/pages/{*,staff/*}/*.page.server.ts', { eager: true })
const routes = import.meta.glob<string | RouteFunction>('/pages/{*,staff/*}/*.page.route.ts', {
  eager: true,
  import: 'default',
})

/** The folders of all screens, `/pages/faq` or `/pages/staff/desk`, by their own names. */
const folders: ReadonlyMap<string, string> = new Map(
  Object.keys(modules).map((file) => [nameOf(file), file.slice(0, file.lastIndexOf('/'))]),
)

/** All screens, by the name of their folder. */
export const screens: ReadonlyMap<string, ScreenExports> = new Map(
  Object.entries(modules).map(([file, exports]) => [nameOf(file), exports]),
)

/** Returns vite-plugin-ssr's id of a screen's page: `/pages/faq/faq`. */
export function pageIdOf(screen: string): string {
  return `${folders.get(screen)}/${screen}`
}

/** Returns the parameters of a screen's route at a path. Throws if the route does not answer to it. */
export function routeParamsOf(screen: string, path: string, catalogue: Catalogue): Record<string, string> {
  const route = routes[`${pageIdOf(screen)}.page.route.ts`]
  const match = typeof route === 'function' ? route({ urlPathname: path, catalogue }) : resolveRoute(route ?? '', path)
  if (!match) throw new Error(`${path} is listed by ${screen}, whose route does not answer to it`)
  return match.routeParams
}

/** Returns the name of a screen's folder. */
function nameOf(file: string): string {
  return file.split('/').at(-2) ?? ''
}
