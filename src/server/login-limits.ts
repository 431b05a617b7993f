import { normaliseAccount } from './account-name.ts'
import { addressKey } from './callers.ts'
import type { LimitedKey } from './database/limits.ts'
import { sha256 } from './tokens.ts'

const WINDOW_MS = 15 * 60 * 1000

/**
 * Returns the rate limits of failed passwords of an account, whether the account exists or not. Few are allowed from
 * one address, so that a stranger does not lock out the owner, who is elsewhere. Many are allowed from all addresses
 * together, except those where the account logged in lately (`isKnown`), so that many strangers do not lock out the
 * owner either.
 */
export function accountKeys(name: string, address: string, isKnown: boolean): LimitedKey[] {
  const account = sha256(normaliseAccount(name))
  const own = { key: addressKey(`account:${account}`, address), limit: { count: 5, windowMs: WINDOW_MS } }
  return isKnown ? [own] : [own, { key: `account:${account}`, limit: { count: 100, windowMs: WINDOW_MS } }]
}

/** Returns the key of logins of an account from an address. */
export function knownLoginKey(name: string, address: string): string {
  return addressKey(`known:${sha256(normaliseAccount(name))}`, address)
}

/**
 * Returns the rate limit of wrong codes of a second factor, after a right password. The owner of the password may try few
 * codes from all addresses together; the owner is apart from them where the account logged in lately.
 */
export function codeKey(name: string, address: string, isKnown: boolean): LimitedKey {
  const key = `code:${sha256(normaliseAccount(name))}`
  return { key: isKnown ? addressKey(key, address) : key, limit: { count: 10, windowMs: 4 * WINDOW_MS } }
}

/** Returns the rate limit of wrong codes when a logged-in account changes its own second factor. */
export function ownCodeKey(name: string): LimitedKey {
  return { key: `own-code:${sha256(normaliseAccount(name))}`, limit: { count: 10, windowMs: 4 * WINDOW_MS } }
}

/** Returns the rate limit of wrong current passwords when a logged-in account changes its own. */
export function ownPasswordKey(name: string): LimitedKey {
  return { key: `own-password:${sha256(normaliseAccount(name))}`, limit: { count: 5, windowMs: WINDOW_MS } }
}

/** Returns the rate limit of failed logins from an address. */
export function loginAddressKey(address: string): LimitedKey {
  return { key: addressKey('login', address), limit: { count: 20, windowMs: WINDOW_MS } }
}
