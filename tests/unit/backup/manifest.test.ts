import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readBackupKey } from '../../../src/server/backup/backup-key.ts'
import { readContents, readSummary, writeManifest } from '../../../src/server/backup/manifest.ts'
import type { Contents, Summary } from '../../../src/server/backup/manifest-types.ts'

const KEY = readBackupKey({ BACKUP_KEY: '1'.repeat(64) })
const OTHER = readBackupKey({ BACKUP_KEY: '2'.repeat(64) })
const ID = '20260601T000000Z-0123ab'
const SECRET = '5ec'.repeat(21).concat('0')
const DATABASE = `backups/${ID}/database.0`
const CONTENTS: Contents = { database: { sha256: SECRET, size: 1, parts: [DATABASE] }, files: [], missing: [] }

const summaryOf = (keyId: string | null, format = 1): Summary => ({
  format,
  id: ID,
  takenAt: '2026-06-01T00:00:00.000Z',
  program: { version: '1', commit: null },
  database: { kind: 'sqlite', schema: 3, needs: 3, bytes: 1 },
  files: { count: 0, bytes: 0, missing: 0 },
  keyId,
  objects: [{ key: DATABASE, size: 1, sha256: '0'.repeat(64) }],
})

test('a manifest is read as it was written, and its summary without the key', () => {
  for (const key of [undefined, KEY]) {
    const summary = summaryOf(key?.id ?? null)
    const text = writeManifest(summary, CONTENTS, key)
    expect(readSummary(ID, text)).toEqual(summary)
    expect(readContents(ID, text, key)).toEqual(CONTENTS)
    expect(text.includes(SECRET)).toBe(key === undefined)
  }
})

test('a wrong key, none, and one too many are refused, each in words', () => {
  const sealed = writeManifest(summaryOf(KEY?.id ?? null), CONTENTS, KEY)
  expect(() => readContents(ID, sealed, OTHER)).toThrow('made with another BACKUP_KEY')
  expect(() => readContents(ID, sealed, undefined)).toThrow('is encrypted: set BACKUP_KEY')
  const open = writeManifest(summaryOf(null), CONTENTS, undefined)
  expect(() => readContents(ID, open, KEY)).toThrow('is not encrypted, and BACKUP_KEY is set')
})

test('a damaged manifest is refused, wherever it is damaged', () => {
  for (const key of [undefined, KEY]) {
    const text = writeManifest(summaryOf(key?.id ?? null), CONTENTS, key)
    for (let at = 0; at < text.length; at += 7) {
      const changed = Buffer.from(text)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => readSummary(ID, changed)).toThrow(`The manifest of ${ID} is damaged`)
    }
    expect(() => readSummary(ID, text.subarray(0, -1))).toThrow('is damaged')
  }
  expect(() => readSummary(ID, Buffer.alloc(0))).toThrow('is damaged')
})

test('a person without the key cannot change the summary of an encrypted backup', () => {
  const text = writeManifest(summaryOf(KEY?.id ?? null), CONTENTS, KEY).toString()
  const { summary, sealed } = JSON.parse(text) as { summary: Summary; sealed: string }
  expect(readContents(ID, checked({ summary, sealed }), KEY)).toEqual(CONTENTS)
  const forged = checked({ summary: { ...summary, takenAt: '2027-06-01T00:00:00.000Z' }, sealed })
  expect(() => readContents(ID, forged, KEY)).toThrow('is damaged')
})

test('a format of a later program is refused', () => {
  const text = writeManifest(summaryOf(null, 2), CONTENTS, undefined)
  expect(() => readSummary(ID, text)).toThrow(`${ID} has format 2, this program knows 1`)
})

test('a manifest that names anything but what a backup has is refused, though its check fits', () => {
  const summary = summaryOf(null)
  const [stored] = summary.objects
  const foreign = ['../../etc/passwd', 'backups/20260601T000000Z-ffffff/database.0', `backups/${ID}/manifest.json`]
  const summaries = [
    ...foreign.map((key) => ({ ...summary, objects: [{ ...stored, key }] })),
    { ...summary, objects: undefined },
    { ...summary, takenAt: 'yesterday' },
    { ...summary, files: null },
  ]
  for (const forged of summaries)
    expect(() => readSummary(ID, checked({ summary: forged, contents: CONTENTS }))).toThrow('is damaged')
  const { database } = CONTENTS
  const contents = [
    ...foreign.map((key) => ({ ...CONTENTS, database: { ...database, parts: [key] } })),
    { ...CONTENTS, files: [{ ...database, sha256: '../../../.ssh/authorized_keys' }] },
    { ...CONTENTS, missing: undefined },
  ]
  for (const forged of contents)
    expect(() => readContents(ID, checked({ summary, contents: forged }), undefined)).toThrow('is damaged')
  for (const text of ['null', '[]', '{}']) expect(() => readSummary(ID, Buffer.from(text))).toThrow('is damaged')
})

test('a copy of a backup under another name is reported as one', () => {
  const text = writeManifest(summaryOf(null), CONTENTS, undefined)
  expect(() => readSummary('kept', text)).toThrow(`backups/kept has the backup ${ID}: rename it so`)
})

/** A manifest with a check that fits, as anybody can compute it. */
function checked(kept: { summary: unknown; sealed?: string; contents?: unknown }): Buffer {
  const check = createHash('sha256').update(JSON.stringify(kept)).digest('hex')
  return Buffer.from(JSON.stringify({ ...kept, check }))
}
