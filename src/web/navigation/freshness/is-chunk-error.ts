import { LoadTimeoutError } from '../payloads/load-limit.ts'

/**
 * Browsers' messages when a module cannot be loaded, also when HTML is served in its place; and Vite's message for a
 * stylesheet.
 */
const MESSAGES = [
  // Chromium
  'Failed to fetch dynamically imported module',
  // Firefox
  'error loading dynamically imported module',
  // Safari
  'Importing a module script failed',
  'Unable to preload CSS',
]

/** Returns whether code could not be loaded, or timed out. An error thrown by code that did load is not a chunk error. */
export function isChunkError(error: unknown): boolean {
  if (error instanceof LoadTimeoutError) return true
  return error instanceof Error && MESSAGES.some((message) => error.message.includes(message))
}
