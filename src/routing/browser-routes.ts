import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { loadWords } from '../i18n/browser-words.ts'
import type { Freshness } from '../freshness/keep-fresh.ts'
import { type ScreenHandle, screenComponent } from './routes.tsx'
import type { ScreenModule } from './screen.ts'

type Pattern = string | { patterns: readonly string[] }

const patterns = import.meta.glob<Pattern>('/pages/*/*.page.route.ts', { eager: true, import: 'default' })
const modules = import.meta.glob<ScreenModule>('/pages/*/*.screen.tsx')

/** Makes React Router's routes of all screens from the folders under pages/. `freshness` loads what they need. */
export function createScreenRoutes(freshness: Promise<Freshness>): RouteObject[] {
  return Object.entries(patterns).flatMap(([file, pattern]) => {
    const screen = screenOf(file)
    const paths = typeof pattern === 'string' ? [pattern] : pattern.patterns
    return paths.map((path) => screenRoute(screen, path, freshness))
  })
}

/** Loads what a screen needs to be shown: its code and its words. */
export async function loadScreen(screen: string): Promise<ScreenModule> {
  const load = modules[`/pages/${screen}/${screen}.screen.tsx`]
  if (!load) throw new Error(`There is no screen "${screen}"`)
  const [module] = await Promise.all([load(), loadWords(screen)])
  return module
}

/** Makes the parts of a route that come with a screen's code. */
export function screenParts(
  screen: string,
  { Page, head }: ScreenModule,
): { Component: ComponentType; handle: ScreenHandle } {
  return { Component: screenComponent(Page), handle: { head, screen } }
}

function screenRoute(screen: string, path: string, freshness: Promise<Freshness>): RouteObject {
  return {
    id: path,
    // vite-plugin-ssr writes a parameter as @code, React Router as :code.
    path: path.replaceAll('@', ':'),
    lazy: async () => screenParts(screen, await (await freshness).loadChunk(() => loadScreen(screen))),
    loader: async ({ request }) => (await freshness).loadPayload(request),
    // Filters, tabs and pages live in the search parameters and need no other payload.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  }
}

function screenOf(file: string): string {
  return file.split('/')[2] ?? ''
}
