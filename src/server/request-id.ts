import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { ServerConfig } from './config.ts'

/** Ids that proxies make; a line break or a quote could forge lines of a log. */
const WELL_FORMED = /^[\w-]{8,64}$/
const TRACE_PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/
const REQUEST_ID = 'x-request-id'
const PARENT = 'traceparent'

/**
 * Returns the function that gives each request the id under which it stands in the log and in its response: that of a
 * trusted proxy (`X-Request-Id`, or the trace of `traceparent`) if it is well-formed, else one of our own. The members
 * that others add to a trace are removed.
 */
export function requestIds(trust: ServerConfig['trustProxy']): (raw: IncomingMessage) => string {
  const isTrusted = trusts(trust)
  return ({ headers, socket }) => {
    if (isTrusted(socket.remoteAddress ?? '')) {
      const { [REQUEST_ID]: named, [PARENT]: parent } = headers
      if (typeof named === 'string' && WELL_FORMED.test(named)) return named
      const [, traceId] = TRACE_PARENT.exec(String(parent)) ?? []
      if (traceId) return traceId
    } else {
      delete headers[PARENT]
    }
    return randomUUID().replaceAll('-', '')
  }
}

/** Returns the span that a request belongs to, as its trusted proxy says; undefined if it says none. */
export function readTraceParent({ headers }: FastifyRequest) {
  const [, traceId, spanId, flags = ''] = TRACE_PARENT.exec(String(headers[PARENT])) ?? []
  return traceId && spanId ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16) } : undefined
}

function trusts(trust: ServerConfig['trustProxy']): (address: string) => boolean {
  if (typeof trust !== 'object') return () => trust !== false
  const list = new BlockList()
  for (const item of trust) {
    const [address = '', bits] = item.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  // An IPv4 address may be written as one of IPv6; BlockList knows that.
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
