import { mkdirSync, readdirSync, utimesSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openIncomingFolder } from '../../../src/server/contact/incoming-folder.ts'
import { tempFolder } from '../../temp-folder.ts'

const ID = '00000000-0000-0000-0000-000000000000'
/** An unused process id. */
const DEAD = 2 ** 30

test('folders of dead processes are removed, and those of running ones are kept', async () => {
  const root = tempFolder()
  const folder = openIncomingFolder(root)
  onTestFinished(folder.close)
  const [before, dead, parent, elsewhere, abandoned] = [
    `${hostname()}.${process.pid}.${ID}`,
    `${hostname()}.${DEAD}.${ID}`,
    `${hostname()}.${process.ppid}.${ID}`,
    `another.host.${DEAD}.${ID}`,
    `another.host.1.${ID}`,
  ]
  for (const name of [before, dead, parent, elsewhere, abandoned]) mkdirSync(join(root, name))
  utimesSync(join(root, abandoned), 0, 0)
  await folder.removeAbandoned()
  expect(readdirSync(root).sort()).toEqual([basename(folder.path), parent, elsewhere].sort())
  await folder.close()
  expect(readdirSync(root)).not.toContain(basename(folder.path))
})
