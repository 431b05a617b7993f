import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readBackupKey } from '../../../src/backup/backup-key.ts'
import { type Contents, readContents, readSummary, type Summary, writeManifest } from '../../../src/backup/manifest.ts'

const KEY = readBackupKey({ BACKUP_KEY: '1'.repeat(64) })
const OTHER = readBackupKey({ BACKUP_KEY: '2'.repeat(64) })
const CONTENTS: Contents = { database: { sha256: 'secret', size: 1, parts: ['d.0'] }, files: [], missing: [] }

const summaryOf = (keyId: string | null, format = 1): Summary => ({
  format,
  id: 'one',
  takenAt: '2026-06-01T00:00:00.000Z',
  program: { version: '1', commit: null },
  database: { kind: 'sqlite', schema: 3, needs: 3, bytes: 1 },
  files: { count: 0, bytes: 0, missing: 0 },
  keyId,
  objects: [{ key: 'd.0', size: 1, sha256: 'x' }],
})

test('a manifest is read as it was written, and its summary without the key', () => {
  for (const key of [undefined, KEY]) {
    const summary = summaryOf(key?.id ?? null)
    const text = writeManifest(summary, CONTENTS, key)
    expect(readSummary('one', text)).toEqual(summary)
    expect(readContents('one', text, key)).toEqual(CONTENTS)
    expect(text.includes('secret')).toBe(key === undefined)
  }
})

test('a wrong key, none, and one too many are refused, each in words', () => {
  const sealed = writeManifest(summaryOf(KEY?.id ?? null), CONTENTS, KEY)
  expect(() => readContents('one', sealed, OTHER)).toThrow('made with another BACKUP_KEY')
  expect(() => readContents('one', sealed, undefined)).toThrow('is encrypted: set BACKUP_KEY')
  const open = writeManifest(summaryOf(null), CONTENTS, undefined)
  expect(() => readContents('one', open, KEY)).toThrow('is not encrypted, and BACKUP_KEY is set')
})

test('a damaged manifest is refused, wherever it is damaged', () => {
  for (const key of [undefined, KEY]) {
    const text = writeManifest(summaryOf(key?.id ?? null), CONTENTS, key)
    for (let at = 0; at < text.length; at += 7) {
      const changed = Buffer.from(text)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => readSummary('one', changed)).toThrow('The manifest of one is damaged')
    }
    expect(() => readSummary('one', text.subarray(0, -1))).toThrow('is damaged')
  }
  expect(() => readSummary('one', Buffer.alloc(0))).toThrow('is damaged')
})

test('who has no key cannot change the summary of an encrypted backup', () => {
  const text = writeManifest(summaryOf(KEY?.id ?? null), CONTENTS, KEY).toString()
  const { summary, sealed } = JSON.parse(text) as { summary: Summary; sealed: string }
  expect(readContents('one', checked({ summary, sealed }), KEY)).toEqual(CONTENTS)
  const forged = checked({ summary: { ...summary, takenAt: '2027-06-01T00:00:00.000Z' }, sealed })
  expect(() => readContents('one', forged, KEY)).toThrow('is damaged')
})

test('a format of a later program is refused', () => {
  const text = writeManifest(summaryOf(null, 2), CONTENTS, undefined)
  expect(() => readSummary('one', text)).toThrow('one has format 2, this program knows 1')
})

/** A manifest with a check that fits, as anybody can compute it. */
function checked(kept: { summary: Summary; sealed: string }): Buffer {
  const check = createHash('sha256').update(JSON.stringify(kept)).digest('hex')
  return Buffer.from(JSON.stringify({ ...kept, check }))
}
