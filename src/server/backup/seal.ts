import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync } from 'node:crypto'
import type { BackupKey } from './backup-key.ts'

/*
 * A sealed object is `salt (32 bytes) | content, encrypted with AES-256-GCM | tag (16 bytes)`. Key and nonce of the
 * object are HKDF-SHA256 of BACKUP_KEY with this salt; the salt is an HMAC of name and content. So no key is used for
 * two contents, and the same content under the same name is the same object, which need not be written again. The name
 * is authenticated too: no object can take the place of another.
 */

const [SALT_BYTES, TAG_BYTES, KEY_BYTES, NONCE_BYTES] = [32, 16, 32, 12] as const
const CIPHER = 'aes-256-gcm'

/** Encrypts a content that is stored under a name. */
export function seal({ secret }: BackupKey, name: string, content: Buffer): Buffer {
  const hash = createHash('sha256').update(content).digest()
  const salt = createHmac('sha256', secret).update(`salt\0${name}\0`).update(hash).digest()
  const { key, nonce } = derive(secret, salt)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name))
  return Buffer.concat([salt, cipher.update(content), cipher.final(), cipher.getAuthTag()])
}

/** Decrypts what `seal` returned. Throws if the key, the name or any bit is another. */
export function unseal({ secret }: BackupKey, name: string, sealed: Buffer): Buffer {
  if (sealed.length < SALT_BYTES + TAG_BYTES) throw new Error(`${name} is too short`)
  const { key, nonce } = derive(secret, sealed.subarray(0, SALT_BYTES))
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(name))
    .setAuthTag(sealed.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(SALT_BYTES, -TAG_BYTES)), decipher.final()])
}

/** Returns a name for a content that does not tell its hash. */
export function hideName({ secret }: BackupKey, hash: string): string {
  return createHmac('sha256', secret).update(`name\0${hash}`).digest('hex')
}

function derive(secret: Buffer, salt: Buffer): { key: Buffer; nonce: Buffer } {
  const derived = Buffer.from(hkdfSync('sha256', secret, salt, 'object', KEY_BYTES + NONCE_BYTES))
  return { key: derived.subarray(0, KEY_BYTES), nonce: derived.subarray(KEY_BYTES) }
}
