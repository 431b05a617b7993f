import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { removeUnfinished } from '../../../src/tools/editing/write-files.ts'
import { RUN } from '../../start-process.ts'
import { tempFolder } from '../../temp-folder.ts'

const LENGTH = 4_000_000
const TIMES = 4

const WRITER = join(import.meta.dirname, 'write-forever.ts')

test('a process killed while saving leaves the old file or the new one, and half-written files are removed', async () => {
  const folder = tempFolder()
  const path = join(folder, 'record.json')
  writeFileSync(path, 'a'.repeat(LENGTH))
  let unfinished = 0
  for (let time = 0; time < TIMES; time += 1) {
    const writer = spawn(process.execPath, [RUN, WRITER, path, String(LENGTH)])
    const ended = new Promise((resolve) => writer.on('close', resolve))
    await new Promise((resolve) => writer.stdout.once('data', resolve))
    await wait(50 + 37 * time)
    writer.kill('SIGKILL')
    await ended
    const text = readFileSync(path, 'utf8')
    expect([text.length, new Set(text).size]).toEqual([LENGTH, 1])
    unfinished += readdirSync(folder).length - 1
    removeUnfinished(folder)
    expect(readdirSync(folder)).toEqual(['record.json'])
  }
  expect(unfinished).toBeGreaterThan(0)
})
