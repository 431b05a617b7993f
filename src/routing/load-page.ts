import type { Freshness, Navigation } from '../freshness/keep-fresh.ts'
import { loadScreen, screenAt } from './browser-screens.ts'
import type { Page } from '../screen/page.ts'

/** Shown when the cause names no status (tests/requirements.md, section 9). */
const DEFAULT_STATUS = 500

export type PageRequest = Navigation & {
  basename: string
  freshness: Freshness
}

/**
 * Loads the page at an address of this site. Never rejects: what fails is an error page. Never settles when the whole document is
 * loaded instead.
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
