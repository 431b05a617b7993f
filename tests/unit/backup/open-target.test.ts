import { expect, test } from 'vitest'
import { manifestKey } from '../../../src/server/backup/layout.ts'
import { writeManifest } from '../../../src/server/backup/manifest.ts'
import { findBackup, openTarget } from '../../../src/server/backup/open-target.ts'
import { tempFolder } from '../../temp-folder.ts'

const HEADERS = { contentType: 'application/json', cacheControl: 'no-store' }

test('of two backups in the same second, the last one is the later, whatever their ids', async () => {
  const store = await openTarget(tempFolder())
  const [earlier, later] = ['20260601T000000Z-ffffff', '20260601T000000Z-000000']
  for (const [id, at] of [
    [earlier, '.100Z'],
    [later, '.900Z'],
  ] as const) {
    const summary = {
      format: 1,
      id,
      takenAt: `2026-06-01T00:00:00${at}`,
      program: { version: '1', commit: null },
      database: { kind: 'sqlite' as const, schema: 3, needs: 3, bytes: 1 },
      files: { count: 0, bytes: 0, missing: 0 },
      keyId: null,
      objects: [],
    }
    const contents = { database: { sha256: '0'.repeat(64), size: 0, parts: [] }, files: [], missing: [] }
    await store.write(manifestKey(id), writeManifest(summary, contents, undefined), HEADERS)
  }
  expect((await findBackup(store, undefined)).id).toBe(later)
})

test.each(['', ' ', 'dir:'])('a target that is empty, "%s", is none', async (target) => {
  await expect(openTarget(target)).rejects.toThrow('The target is empty')
})
