import { hash, verify } from '@node-rs/argon2'
import { isGuessable } from './is-guessable.ts'
import { HttpError, type Message } from './http-error.ts'

/** Argon2id with 19 MiB and two passes, as OWASP's Password Storage Cheat Sheet recommends; the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const MIN_PASSWORD_LENGTH = 12
/** No person types a longer password: it is refused before it is hashed. */
export const MAX_PASSWORD_LENGTH = 1024

/** Verified in place of the hash of an account that does not exist. */
const DUMMY_HASH = hash('nobody has this password', COST)

/** Returns whether the length of a new password is allowed. */
export function isPasswordLength(password: string): boolean {
  return [...password].length >= MIN_PASSWORD_LENGTH && password.length <= MAX_PASSWORD_LENGTH
}

/** Returns a new password of an account. Throws an HttpError if its length is not allowed, or it is easy to guess. */
export function checkPassword(password: string, account: string): string {
  const refuse = (message: Message) => new HttpError(422, message, { fields: { password: message } })
  if (!isPasswordLength(password)) throw refuse((t) => t('api:people.password'))
  if (isGuessable(password, account)) throw refuse((t) => t('api:people.guessable'))
  return password
}

/** Hashes a password for storage. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/**
 * Verifies a password. Without a hash it fails after the same work, so that the response time does not reveal which
 * accounts exist.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await DUMMY_HASH), password)
  return isRight && passwordHash !== undefined
}
