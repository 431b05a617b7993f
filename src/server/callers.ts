import { isIPv4, isIPv6 } from 'node:net'
import { sha256 } from './tokens.ts'

/**
 * Returns the rate-limit key of an address. The address itself is not stored. Of an IPv6 address only the first 64 bits
 * count, because the client chooses the others. A closed connection has no address.
 */
export function addressKey(purpose: string, address: string | undefined = ''): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return `${purpose}:${sha256(isIPv6(plain) ? networkOf(plain) : plain)}`
}

/**
 * Returns the key of the first 48 bits of an IPv6 address, which a customer may have all of; undefined for IPv4, where
 * an address is all that a customer has.
 */
export function networkKey(purpose: string, address: string | undefined = ''): string | undefined {
  if (!isIPv6(address) || /^::ffff:\d+\./.test(address)) return undefined
  return `${purpose}:${sha256(networkOf(address).split(':').slice(0, 3).join(':'))}`
}

/**
 * Returns the name of an address's network: 24 bits of IPv4, 48 of IPv6. It tells the office from elsewhere, and not one
 * line from another.
 * @example networkName('203.0.113.7') // '203.0.113.0/24'
 */
export function networkName(address: string | undefined = ''): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (isIPv4(plain)) return plain.replace(/\d+$/, '0/24')
  return isIPv6(plain) ? `${networkOf(plain).split(':').slice(0, 3).join(':')}::/48` : null
}

/**
 * Returns the first 64 bits of an IPv6 address.
 * @example networkOf('2001:db8::1') // '2001:db8:0:0'
 */
export function networkOf(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const groups = tail === undefined ? before : [...before, ...zeros, ...after]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
