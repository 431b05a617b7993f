import type { Plugin, ViteDevServer } from 'vite'
import { BROWSER_ERROR_EVENT, type DevFault } from './dev-fault.ts'
import { describeError } from './describe-error.ts'
import { mapBrowserStack } from './map-browser-stack.ts'

/** Vite needs so long to forget what it made of a changed file. */
const FORGET_MS = 100

/** Shows faults in Vite's overlay. */
export type FaultDisplay = {
  /** Tells an error to every open tab, and returns it as the overlay shows it. Tabs are reloaded when a file has changed after it. */
  show: (error: unknown) => DevFault
}

/** Has Vite show, beside its own errors, those of pages that are rendered and those that browsers report. */
export function createFaultDisplay(vite: ViteDevServer, contentDir: string): FaultDisplay {
  const { root } = vite.config
  let hasFault = false
  vite.watcher.on('all', () => {
    if (!hasFault) return
    hasFault = false
    setTimeout(() => vite.ws.send({ type: 'full-reload' }), FORGET_MS)
  })
  // Only report-browser-errors.ts sends it.
  vite.ws.on(BROWSER_ERROR_EVENT, async ({ message, stack }: { message: string; stack: string }, client) => {
    const error = Object.assign(new Error(message), { stack: await mapBrowserStack(stack, vite) })
    client.send({ type: 'error', err: describeError(error, { root, contentDir }) })
  })
  return {
    show: (error) => {
      hasFault = true
      const err = describeError(error, { root, contentDir })
      vite.ws.send({ type: 'error', err })
      return err
    },
  }
}

/** Answers 500 for a module that cannot be transformed. Vite shows its overlay, and would pass the request on as if nothing had been found. */
export function failBrokenModules(): Plugin {
  return {
    name: 'fail-broken-modules',
    configureServer: (vite) => () => {
      vite.middlewares.use(
        (error: Error, _request: unknown, response: { statusCode: number }, next: (error: Error) => void) => {
          response.statusCode = 500
          next(error)
        },
      )
    },
  }
}
