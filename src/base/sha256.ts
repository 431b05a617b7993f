import { createHash } from 'node:crypto'

/** Returns the SHA-256 of a content, hexadecimal. */
export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
