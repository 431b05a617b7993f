import { matchRoutes, type RouteObject } from 'react-router-dom'
import { loadWords } from '../../../base/i18n/browser-words.ts'
import { localisePath, splitAddress } from '../../../base/i18n/localised-path.ts'
import type { ScreenModule } from '../../page/screen.ts'
import type { RouteContent, RouteFunction } from './one-of.ts'

type Pattern = string | Pick<RouteFunction, 'patterns'>

const patterns = import.meta.glob<Pattern>('/pages/*/*.page.route.ts', { eager: true, import: 'default' })
const modules = import.meta.glob<ScreenModule>('/pages/*/*.screen.tsx')

/** Cache of matched screens, by base and pathname: matching a path against all patterns takes a phone 5 ms. */
const found = new Map<string, string | undefined>()

/** Screens by path, where the path has no parameter: React Router ranks these first, too. */
const fixed = new Map<string, string>()
/** The routes with a parameter, which are few. */
const routes: RouteObject[] = []

/** Makes the route table for the content of this document. To be called before any other function of this file. */
export function setRouteContent(content: RouteContent): void {
  fixed.clear()
  routes.length = 0
  addRoutes(listRoutes(content))
}

/** Returns the name of the screen whose pattern matches a pathname; undefined if there is none. */
export function screenAt(pathname: string, basename: string): string | undefined {
  const key = `${basename} ${pathname}`
  if (!found.has(key)) found.set(key, match(pathname, basename))
  return found.get(key)
}

function match(pathname: string, basename: string): string | undefined {
  const { locale, path } = splitAddress(pathname)
  if (localisePath(locale, '/') !== basename) return undefined
  return fixed.get(path) ?? matchRoutes(routes, path)?.at(-1)?.route.id
}

/** Loads the code and the words of a screen. */
export async function loadScreen(screen: string): Promise<ScreenModule> {
  const file = `/pages/${screen}/${screen}.screen.tsx`
  if (!modules[file]) await addStaffScreens()
  const load = modules[file]
  if (!load) throw new Error(`There is no screen "${screen}"`)
  const [module] = await Promise.all([load(), loadWords(screen)])
  return module
}

/** Adds the screens of staff, which no public page knows. */
async function addStaffScreens(): Promise<void> {
  const staff = await import('./staff-screens.ts')
  Object.assign(modules, staff.modules)
  addRoutes(staff.routes)
}

function addRoutes(added: readonly RouteObject[]): void {
  for (const route of added) {
    const { id = '', path = '' } = route
    if (path.includes(':')) routes.push(route)
    else fixed.set(path, id)
  }
  found.clear()
}

/** React Router's routes of all public screens, from the folders under pages/; the id names the screen. */
function listRoutes(content: RouteContent): RouteObject[] {
  return Object.entries(patterns).flatMap(([file, pattern]) => {
    const paths = typeof pattern === 'string' ? [pattern] : pattern.patterns(content)
    // vite-plugin-ssr writes a parameter as @code, React Router as :code.
    return paths.map((path) => ({ id: screenOf(file), path: path.replaceAll('@', ':') }))
  })
}

function screenOf(file: string): string {
  return file.split('/')[2] ?? ''
}
