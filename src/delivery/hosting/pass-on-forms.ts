import type { onRequestAsyncHookHandler } from 'fastify'
import { originOf } from '../../base/http-origin.ts'
import { readApiAddress } from './read-api-address.ts'

/** Addresses that forms of pages are submitted to. */
const FORM_PATHS = ['/api/contact']

/**
 * Redirects a native form submission to the API, if config.json has an API of another origin. Documents are static and
 * do not know config.json: their forms are submitted to the site's own origin. With 307 the browser submits the same
 * form again, and the API redirects it back to the page of the form.
 */
export function passOnForms(siteDir: string): onRequestAsyncHookHandler {
  return async (request, reply) => {
    if (request.method !== 'POST') return
    const path = FORM_PATHS.find((known) => request.url.split('?')[0] === known)
    const address = path && readApiAddress(siteDir)
    // The address in config.json is this site's own.
    if (!address || [request.headers.origin, `${request.protocol}://${request.host}`].includes(originOf(address)))
      return
    return reply
      .code(307)
      .header('location', address + path)
      .header('cache-control', 'no-store')
      .send()
  }
}
