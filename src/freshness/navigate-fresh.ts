import { mayReload } from './reload-guard.ts'

/**
 * Loads the target as a full page because it is of another build than this document. Never resolves when it does.
 * Rejects with a 503 Response when the same path was loaded so a moment ago: what is served is of two builds at once.
 */
export function navigateFresh(url: string): Promise<never> {
  const target = new URL(url)
  if (!mayReload(target.pathname)) throw new Response(null, { status: 503, statusText: 'Mixed Builds' })
  window.location.assign(target.href)
  return new Promise(() => {})
}
