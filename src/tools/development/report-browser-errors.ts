/* Loaded by every document of `npm run dev`, first of all scripts: reports what fails in the browser, which is then shown in Vite's overlay. */
import { BROWSER_ERROR_EVENT } from './dev-fault.ts'

function report(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  import.meta.hot?.send(BROWSER_ERROR_EVENT, { message, stack })
}

addEventListener('error', ({ error }: ErrorEvent) => {
  // An event without an error is a file that was not loaded, or an observer that gave up: the console says so.
  if (error) report(error)
})
addEventListener('unhandledrejection', ({ reason }) => report(reason))
