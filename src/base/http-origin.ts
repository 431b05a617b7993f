/** A host name or IP address with an optional port, without characters that could end a header or a line of configuration. */
const HOST = /^(?:[a-z0-9.-]+|\[[\da-f:.]+\])(?::\d+)?$/

/**
 * Returns the origin of an absolute HTTP address; undefined for anything else.
 * @example originOf('https://API.example/v1') // 'https://api.example'
 * @example originOf('/v1') // undefined
 */
export function originOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined
  const { protocol, host, origin } = new URL(address)
  return /^https?:$/.test(protocol) && HOST.test(host) ? origin : undefined
}
