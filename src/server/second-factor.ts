import { randomBytes } from 'node:crypto'
import { encode } from 'uqr'
import { SITE } from '#vendor/site.ts'
import { sha256 } from './tokens.ts'
import { normaliseCode, toBase32 } from './totp.ts'

const RECOVERY_CODES = 10
/** 120 bits: enough to be stored as a plain hash (OWASP ASVS 5, 6.5.2). */
const RECOVERY_BYTES = 15
/** Modules of white around a QR code, without which scanners do not see it. */
const QUIET_ZONE = 4

/** A secret as its owner gets it, once. */
export type Enrolment = {
  secret: string
  /** For an app on the same device. */
  uri: string
  /** For the camera of another one: an SVG path over a square of `size` units. */
  qr: { size: number; path: string }
}

/** Describes a secret for an authenticator app. */
export function describeSecret(account: string, secret: string): Enrolment {
  const issuer = encodeURIComponent(SITE.brand.en)
  const uri = `otpauth://totp/${issuer}:${encodeURIComponent(account)}?secret=${secret}&issuer=${issuer}`
  const { size, data } = encode(uri, { ecc: 'M', border: QUIET_ZONE })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { secret, uri, qr: { size, path } }
}

/** Creates recovery codes, in groups of four letters and digits. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    toBase32(randomBytes(RECOVERY_BYTES))
      .toLowerCase()
      .replace(/.{4}(?=.)/g, '$&-'),
  )
}

/** Returns the stored hash of a recovery code, however it is typed. */
export function hashRecoveryCode(code: string): string {
  return sha256(`recovery:${normaliseCode(code)}`)
}
