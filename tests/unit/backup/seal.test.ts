import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readBackupKey } from '../../../src/server/backup/backup-key.ts'
import { seal, unseal } from '../../../src/server/backup/seal.ts'

const keyOf = (text: string) => {
  const key = readBackupKey({ BACKUP_KEY: text })
  if (!key) throw new Error('There is no key')
  return key
}
const KEY = keyOf(randomBytes(32).toString('base64'))
const REFUSED = /unable to authenticate|is too short/
const CONTENT = Buffer.from('a content that nobody else may read')

test.each([0, 1, 100_000])('a content of %d bytes is read back with its key and its name', (size) => {
  const content = randomBytes(size)
  expect(unseal(KEY, 'name', seal(KEY, 'name', content))).toEqual(content)
})

test('a sealed content does not contain it, and another name or content is sealed in another way', () => {
  const sealed = seal(KEY, 'a', CONTENT)
  expect(sealed.includes(CONTENT.subarray(0, 8))).toBe(false)
  expect(seal(KEY, 'a', CONTENT)).toEqual(sealed)
  expect(seal(KEY, 'b', CONTENT).subarray(0, 32)).not.toEqual(sealed.subarray(0, 32))
  expect(seal(KEY, 'a', Buffer.from('x')).subarray(0, 32)).not.toEqual(sealed.subarray(0, 32))
})

test('another key, another name, a changed bit and a missing byte are refused', () => {
  const sealed = seal(KEY, 'name', CONTENT)
  expect(() => unseal(keyOf(randomBytes(32).toString('hex')), 'name', sealed)).toThrow(REFUSED)
  expect(() => unseal(KEY, 'other', sealed)).toThrow(REFUSED)
  for (const at of [0, 31, 32, sealed.length - 17, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => unseal(KEY, 'name', changed)).toThrow(REFUSED)
  }
  for (const length of [0, 47, sealed.length - 1])
    expect(() => unseal(KEY, 'name', sealed.subarray(0, length))).toThrow(REFUSED)
})

test('the same key in base64 and hexadecimal is the same, and none is none', () => {
  const bytes = randomBytes(32)
  expect(keyOf(bytes.toString('hex'))).toEqual(keyOf(` ${bytes.toString('base64')}\n`))
  expect(readBackupKey({})).toBeUndefined()
  expect(readBackupKey({ BACKUP_KEY: '' })).toBeUndefined()
})

test.each(['secret', randomBytes(31).toString('base64'), randomBytes(33).toString('hex'), 'g'.repeat(64)])(
  'the key "%s" is refused',
  (BACKUP_KEY) => {
    expect(() => readBackupKey({ BACKUP_KEY })).toThrow('openssl rand -base64 32')
  },
)
