import type { IncomingMessage, ServerResponse } from 'node:http'
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
      forgetFailedModules(vite)
      const err = describeError(error, { root, contentDir })
      // To connected clients only: without any, Vite keeps an error for the next client, even if it is fixed by then.
      for (const client of vite.ws.clients) client.send({ type: 'error', err })
      return err
    },
  }
}

/**
 * Makes the next request load modules again that could not be loaded. Vite would do so when their files change, but its
 * watcher passes over a change that follows another within 50 ms.
 */
function forgetFailedModules({ environments: { ssr } }: ViteDevServer): void {
  for (const module of ssr.moduleGraph.idToModuleMap.values()) {
    if (module.ssrError) ssr.moduleGraph.invalidateModule(module)
  }
}

/**
 * Answers 500 for a module that cannot be transformed, and hands the error on. Vite itself would pass the request on as if nothing had
 * been found.
 */
export function failBrokenModules(show: (error: unknown) => DevFault): Plugin {
  return {
    name: 'fail-broken-modules',
    configureServer: (vite) => () => {
      // Connect knows by the four parameters that it is for errors.
      vite.middlewares.use((error: Error, _request: IncomingMessage, response: ServerResponse, _next: () => void) => {
        const { message } = show(error)
        vite.config.logger.error(message, { error })
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(`${message}\n`)
      })
    },
  }
}
