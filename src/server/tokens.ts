import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** How long a token is good. */
export const TOKEN_TTL_MS = 30 * 60 * 1000
/** How long after logging in a token can be extended. */
export const LOGIN_TTL_MS = 7 * 24 * 60 * 60 * 1000

/** Makes a token of 256 random bits that says nothing. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What is stored of a token: enough to recognise it, not enough to use it. */
export function hashToken(token: string): string {
  return sha256(token)
}

/** SHA-256, hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
