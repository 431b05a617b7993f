import { LoadTimeoutError } from '../payloads/load-limit.ts'

/** What browsers say when a module cannot be had, also when HTML came in its place; and what Vite says of a stylesheet. */
const MESSAGES = [
  // Chromium
  'Failed to fetch dynamically imported module',
  // Firefox
  'error loading dynamically imported module',
  // Safari
  'Importing a module script failed',
  'Unable to preload CSS',
]

/** Tells whether code could not be loaded, or not in time, and not that it failed when it ran. */
export function isChunkError(error: unknown): boolean {
  if (error instanceof LoadTimeoutError) return true
  return error instanceof Error && MESSAGES.some((message) => error.message.includes(message))
}
