/** A host name or an address, and a port: nothing that could end a header or a line of configuration. */
const HOST = /^(?:[a-z0-9.-]+|\[[\da-f:.]+\])(?::\d+)?$/

/**
 * Gives the origin of an absolute address over HTTP; undefined for anything else.
 *
 * @example originOf('https://API.example/v1') // 'https://api.example'
 * @example originOf('/v1') // undefined
 */
export function originOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined
  const { protocol, host, origin } = new URL(address)
  return /^https?:$/.test(protocol) && HOST.test(host) ? origin : undefined
}
