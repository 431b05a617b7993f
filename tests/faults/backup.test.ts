import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listBackups, openTarget } from '../../src/server/backup/open-target.ts'
import { backUpTo, emptyMachine, findLost, post, putPostgresOnPath, restoreFrom } from '../api/backup-world.ts'
import { DATABASES } from '../api/databases.ts'
import { startApi } from '../api/start-api.ts'
import { tempFolder } from '../temp-folder.ts'
import { fillDisk } from './support/fill-disk.ts'
import { mountDisk } from './support/mount.ts'

const FILES = 40
const ENDS: (() => unknown)[] = []
beforeAll(putPostgresOnPath)
afterEach(async () => {
  for (const end of ENDS.splice(0).toReversed()) await end()
})

/** An API with some requests, each with a file of 20 kB. */
async function someRequests(kind: 'embedded' | 'postgres') {
  const config = await emptyMachine(kind, ENDS)
  const api = await startApi(kind, config)
  const posted = await Promise.all(Array.from({ length: FILES }, () => post(api)))
  await api.close()
  return { config, posted }
}

describe.each(DATABASES)('on $kind', ({ kind, isHere }) => {
  test.skipIf(!isHere)('a backup that has no room left is none, says so, and is made once there is room', async () => {
    const { config } = await someRequests(kind)
    const target = join(mountDisk(2), 'backups')
    const makeRoom = fillDisk(join(target, '..'), 400_000)
    await expect(backUpTo(target, config)).rejects.toThrow(/ENOSPC.*Make room on that disk/)
    expect((await listBackups(await openTarget(target))).found).toEqual([])
    makeRoom()
    const { id, files } = await backUpTo(target, config)
    expect(files.count).toBe(FILES)
    expect(readdirSync(join(target, 'backups'))).toEqual([id])
  })

  test.skipIf(!isHere)(
    'a machine that has no room left for what is restored gets no database, and is restored once it has',
    async () => {
      const { config, posted } = await someRequests(kind)
      const target = tempFolder()
      await backUpTo(target, config)
      const dataDir = join(mountDisk(3), 'data')
      const makeRoom = fillDisk(join(dataDir, '..'), 400_000)
      const machine = await emptyMachine(kind, ENDS, { dataDir })
      await expect(restoreFrom(target, machine)).rejects.toThrow('There is no room left')
      expect(existsSync(join(dataDir, 'site.sqlite'))).toBe(false)
      makeRoom()
      await restoreFrom(target, machine)
      const api = await startApi(kind, machine)
      ENDS.push(api.close)
      expect(await findLost(api.services, posted)).toEqual([])
    },
  )

  test.skipIf(!isHere)('a backup of an API whose own disk is full says so', async () => {
    const dataDir = join(mountDisk(3), 'data')
    const config = await emptyMachine(kind, ENDS, { dataDir })
    const api = await startApi(kind, config)
    await post(api)
    await api.close()
    // Enough to open SQLite, not to copy it.
    const makeRoom = fillDisk(dataDir, kind === 'embedded' ? 60_000 : 4_096)
    const target = tempFolder()
    await expect(backUpTo(target, config)).rejects.toThrow(/needs room in DATA_DIR|No space left/)
    makeRoom()
    expect((await backUpTo(target, config)).files.count).toBe(1)
    expect(readdirSync(join(dataDir, 'staging'))).toEqual([])
  })
})
