import { navigateFresh } from '../freshness/navigate-fresh.ts'
import { loadScreen, screenAt } from './browser-screens.ts'
import type { Page } from './page.ts'
import { getPayload } from './payloads.ts'

/** Shown when the cause names no status (spec section 9). */
const DEFAULT_STATUS = 500

/**
 * Loads the page at a URL of this site: its payload and its screen, side by side. Never rejects: what fails is an error page.
 * Never resolves when the payload is of another build than `buildId`, because then the whole document is loaded.
 */
export async function loadPage(url: string, basename: string, buildId: string): Promise<Page> {
  const { pathname } = new URL(url)
  const name = screenAt(pathname, basename)
  if (!name) return { status: 404 }
  try {
    const [payload, screen] = await Promise.all([getPayload(pathname), loadScreen(name)])
    return payload.buildId === buildId ? { screen, payload } : await navigateFresh(url)
  } catch (cause) {
    if (cause instanceof Response) return { status: cause.status }
    console.error(cause)
    return { status: DEFAULT_STATUS }
  }
}
