import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

import { TOKEN_HEADER } from './edit-path.ts'

/**
 * Says why a request to the editor is refused; undefined when it is admitted. A foreign DNS may point another name at
 * this machine; writing requests come from the editor's page, and that from this server.
 */
export function refusalOf({ method = 'GET', headers }: IncomingMessage, token: string): string | undefined {
  const { host = '', origin } = headers
  if (!isLoopback(host)) return 'The editor answers to localhost only'
  const site = headers['sec-fetch-site']
  const isForeign = origin !== undefined && origin !== `http://${host}`
  if (method === 'GET' || method === 'HEAD') {
    // A link from elsewhere may open the page, but no other page may load anything of it.
    const isOpened = headers['sec-fetch-mode'] === 'navigate'
    return isForeign || (site !== undefined && site !== 'same-origin' && site !== 'none' && !isOpened)
      ? 'The editor answers to its own page only'
      : undefined
  }
  if (isForeign || origin === undefined) return 'Only the page of the editor may write'
  return headers[TOKEN_HEADER] === token ? undefined : 'The page is of another run of the server: load it again'
}

function isLoopback(host: string): boolean {
  const name = host.replace(/:\d+$/, '')
  if (name === 'localhost' || name === '[::1]') return true
  return isIP(name) === 4 && name.startsWith('127.')
}
