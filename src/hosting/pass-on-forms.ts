import type { onRequestAsyncHookHandler } from 'fastify'
import { originOf } from '../http-origin.ts'
import { readApiAddress } from './read-api-address.ts'

/** What forms of pages are sent to. */
const FORM_PATHS = ['/api/contact']

/**
 * Sends a form that a browser posts by itself on to the API of the site, where config.json names one of another origin. Documents
 * are static and know nothing of config.json: their forms post to the site's own origin. With 307 the browser posts the same
 * form again, and the API sends it back to the page it came from.
 */
export function passOnForms(siteDir: string): onRequestAsyncHookHandler {
  return async (request, reply) => {
    if (request.method !== 'POST') return
    const path = FORM_PATHS.find((known) => request.url.split('?')[0] === known)
    const address = path && readApiAddress(siteDir)
    // Already there: the address in config.json is this site's own.
    if (!address || [request.headers.origin, `${request.protocol}://${request.host}`].includes(originOf(address)))
      return
    return reply
      .code(307)
      .header('location', address + path)
      .header('cache-control', 'no-store')
      .send()
  }
}
