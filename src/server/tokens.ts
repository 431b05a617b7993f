import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** Lifetime of a token. */
export const TOKEN_TTL_MS = 30 * 60 * 1000
/** How long after the login a token can be extended. */
export const LOGIN_TTL_MS = 7 * 24 * 60 * 60 * 1000

/** How long after its expiry a token can be extended: a morning, and less for admins. */
export const EXTENSION_MS = 12 * 60 * 60 * 1000
export const ADMIN_EXTENSION_MS = 2 * 60 * 60 * 1000
/** Tabs that have not heard of a new token may still send the one that it replaced. After that it counts as stolen. */
export const REUSE_MS = 10_000
/** How long after the password was typed what hands over or ends access is done without typing it again. */
export const PROOF_MS = 10 * 60 * 1000
/** Logins of an account at a time; the oldest end. */
export const MAX_SESSIONS = 20

/** Creates a token of 256 random bits. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** Returns the hash of a token that is stored: enough to recognise the token, not enough to use it. */
export function hashToken(token: string): string {
  return sha256(token)
}

/** Returns the SHA-256 of a text, hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
