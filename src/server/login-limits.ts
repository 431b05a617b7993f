import { normaliseAccount } from './account-name.ts'
import { addressKey } from './callers.ts'
import type { LimitedKey } from './database/limits.ts'
import { sha256 } from './tokens.ts'

const WINDOW_MS = 15 * 60 * 1000

/** Returns the rate limit of failed passwords of an account, whether the account exists or not. */
export function accountKey(name: string): LimitedKey {
  return { key: `account:${sha256(normaliseAccount(name))}`, limit: { count: 5, windowMs: WINDOW_MS } }
}

/** Returns the rate limit of failed logins from an address. */
export function loginAddressKey(address: string): LimitedKey {
  return { key: addressKey('login', address), limit: { count: 20, windowMs: WINDOW_MS } }
}
