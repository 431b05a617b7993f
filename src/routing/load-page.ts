import type { Freshness } from '../freshness/keep-fresh.ts'
import { loadScreen, screenAt } from './browser-screens.ts'
import type { Page } from './page.ts'

/** Shown when the cause names no status (spec section 9). */
const DEFAULT_STATUS = 500

export type PageRequest = {
  /** Address of the page, with its origin. */
  href: string
  basename: string
  /** Aborted when another page is asked for meanwhile. */
  signal: AbortSignal
  freshness: Freshness
}

/**
 * Loads the page at an address of this site: its payload and its screen, side by side. Never rejects: what fails is an error
 * page. Never settles when the whole document is loaded instead.
 */
export async function loadPage({ href, basename, signal, freshness }: PageRequest): Promise<Page> {
  const name = screenAt(new URL(href).pathname, basename)
  if (!name) return { status: 404 }
  try {
    const [payload, screen] = await Promise.all([
      freshness.loadPayload(href, signal),
      freshness.loadChunk(() => loadScreen(name), href),
    ])
    return { screen, payload }
  } catch (cause) {
    if (cause instanceof Response) return { status: cause.status }
    console.error(cause)
    return { status: DEFAULT_STATUS }
  }
}
