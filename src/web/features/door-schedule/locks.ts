import type { Part } from './parts.ts'

/** Returns whether a product is a lock, of a type if one is given. */
export function isLock({ provides }: Part, type?: string): boolean {
  return provides.some(({ kind, types }) => kind === 'lock' && (type === undefined || types?.includes(type)))
}

/** Returns whether a product is a lock that stays shut without power, or can be ordered so. */
export function staysShut(part: Part): boolean {
  return isLock(part, 'fail-secure')
}

/** Returns whether a product is a lock that opens without power, or can be ordered so, and does not jam. */
export function opensWithoutPower(part: Part): boolean {
  return isLock(part, 'fail-safe')
}

/** Returns whether a product is a lock of a door that its handle opens from inside: others need a break-glass release. */
export function hasHandle(part: Part): boolean {
  return isLock(part) && !part.needs.some(({ kind, types }) => kind === 'exit' && types?.includes('break-glass'))
}
