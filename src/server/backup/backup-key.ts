import { createHmac } from 'node:crypto'
import type { Environment } from '../../base/settings.ts'

const KEY_BYTES = 32

/** The key of encrypted backups, and a short name of it that tells whether another key is needed. */
export type BackupKey = { secret: Buffer; id: string }

/** Reads `BACKUP_KEY`: 32 bytes, in hexadecimal or base64. Throws an error with advice for anything else. */
export function readBackupKey({ BACKUP_KEY }: Environment): BackupKey | undefined {
  if (!BACKUP_KEY) return undefined
  const text = BACKUP_KEY.trim()
  const secret = /^[\da-f]{64}$/i.test(text)
    ? Buffer.from(text, 'hex')
    : /^[\w+/-]{43}=?$/.test(text)
      ? Buffer.from(text, 'base64')
      : undefined
  if (secret?.length !== KEY_BYTES)
    throw new Error('BACKUP_KEY has to be 32 bytes in base64 or hexadecimal. Make one: openssl rand -base64 32')
  return { secret, id: createHmac('sha256', secret).update('id').digest('hex').slice(0, 16) }
}
