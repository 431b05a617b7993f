import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Letters and digits of RFC 4648, which authenticator apps read secrets in. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const SECRET_BYTES = 20
const STEP_MS = 30_000
const DIGITS = 6
/** A code counts in the step before and after its own, too: a person types for a while. */
const DRIFT_STEPS = 1

/** Creates a secret of 160 random bits, as RFC 4226 recommends. */
export function createSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES))
}

/** Returns bytes in base 32; their number is a multiple of five. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replace(/.{5}/g, (five) => BASE32[Number.parseInt(five, 2)] ?? '')
}

/** Returns the number of the step of 30 seconds at a time, in which a code is shown. */
export function stepAt(time: number): number {
  return Math.floor(time / STEP_MS)
}

/**
 * Returns the code of a step (RFC 6238, with SHA-1 and six digits, which every app has).
 * @example codeAt('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 1) // '287082'
 */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

/**
 * Returns the step of a code within a drift of the clocks; undefined if there is none. Steps up to `after` are used
 * already.
 */
export function findStep(
  { secret, after }: { secret: string; after: number },
  code: string,
  now = Date.now(),
  drift = DRIFT_STEPS,
): number | undefined {
  const current = stepAt(now)
  const steps = Array.from({ length: 2 * drift + 1 }, (_, index) => current - drift + index)
  return steps.find((step) => step > after && isSame(codeAt(secret, step), code))
}

/** Returns how many minutes another clock differs, up to ten, by a code that it shows; undefined if it is no such code. */
export function findSkewMinutes(secret: string, code: string, now = Date.now()): number | undefined {
  const step = findStep({ secret, after: 0 }, code, now, (10 * 60_000) / STEP_MS)
  return step === undefined ? undefined : Math.max(1, Math.round((Math.abs(step - stepAt(now)) * STEP_MS) / 60_000))
}

/**
 * Returns a code as it is compared: plain digits or letters without spaces and hyphens.
 * @example normaliseCode('１２３ 456') // '123456'
 */
export function normaliseCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\u2010-\u2015-]/g, '')
    .toUpperCase()
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

function isSame(one: string, other: string): boolean {
  const [ours, theirs] = [Buffer.from(one), Buffer.from(other)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}
