import { matchRoutes, type RouteObject } from 'react-router-dom'
import { loadWords } from '../i18n/browser-words.ts'
import type { ScreenModule } from '../screen/screen.ts'
import type { RouteContent, RouteFunction } from './one-of.ts'

type Pattern = string | Pick<RouteFunction, 'patterns'>

const patterns = import.meta.glob<Pattern>(['/pages/*/*.page.route.ts', '!/pages/{desk,desk-*,login,settings}/*'], {
  eager: true,
  import: 'default',
})
const modules = import.meta.glob<ScreenModule>(['/pages/*/*.screen.tsx', '!/pages/{desk,desk-*,login,settings}/*'])

/** Cache of matched screens, by base and pathname: matching a path again takes a phone 5 ms per click. */
const found = new Map<string, string | undefined>()

let routes: RouteObject[] = []

/** Makes the route table for the content of this document. To be called before any other function of this file. */
export function setRouteContent(content: RouteContent): void {
  routes = listRoutes(content)
  found.clear()
}

/** Returns the name of the screen whose pattern matches a pathname; undefined if there is none. */
export function screenAt(pathname: string, basename: string): string | undefined {
  const key = `${basename} ${pathname}`
  if (!found.has(key)) found.set(key, matchRoutes(routes, pathname, basename)?.at(-1)?.route.id)
  return found.get(key)
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
  routes.push(...staff.routes)
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
