import { isIP } from 'node:net'

/**
 * Returns whether a request names this machine as its host: localhost, or an address without a name. Any other name may
 * be one that a foreign name server leads here.
 * @example isOwnHost('localhost:5173') // true
 */
export function isOwnHost(host = ''): boolean {
  const name = host.replace(/:\d+$/, '')
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) > 0
}
