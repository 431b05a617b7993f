import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** Lifetime of a token. */
export const TOKEN_TTL_MS = 30 * 60 * 1000
/** How long after the login a token can be extended. */
export const LOGIN_TTL_MS = 7 * 24 * 60 * 60 * 1000

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
