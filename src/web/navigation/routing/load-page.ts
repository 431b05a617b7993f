import type { Freshness, Navigation } from '../freshness/keep-fresh.ts'
import { loadScreen, screenAt } from './browser-screens.ts'
import type { Page } from '../../page/page.ts'

/** Status of an error without one (tests/requirements.md, section 9). */
const DEFAULT_STATUS = 500

export type PageRequest = Navigation & {
  basename: string
  freshness: Freshness
}

/**
 * Loads the page at an address of this site. Never rejects: an error becomes an error page. Never settles if the
 * document is loaded fully instead.
 */
export async function loadPage({ href, basename, signal, freshness }: PageRequest): Promise<Page> {
  const name = screenAt(new URL(href).pathname, basename)
  if (!name) return { status: 404 }
  try {
    return await freshness.loadPage({ href, signal }, () => loadScreen(name))
  } catch (cause) {
    if (cause instanceof Response) return { status: cause.status }
    console.error(cause)
    return { status: DEFAULT_STATUS }
  }
}
