import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { tempFolder } from '../../temp-folder.ts'

const NOTICE_MS = 100

/** A clock that jumps while a process runs by it. */
export type Clock = {
  /** What makes a process run by it. */
  env: { NODE_OPTIONS: string; CLOCK_FILE: string }
  /** Shifts it from the real time by so many milliseconds. */
  shiftBy: (ms: number) => Promise<void>
}

/** Makes a clock that shows the real time. */
export function createClock(): Clock {
  const folder = tempFolder()
  const path = join(folder, 'offset')
  const write = (ms: number) => {
    writeFileSync(`${path}.new`, String(ms))
    renameSync(`${path}.new`, path)
  }
  write(0)
  return {
    env: { NODE_OPTIONS: `--require=${join(import.meta.dirname, 'shift-clock.cjs')}`, CLOCK_FILE: path },
    shiftBy: async (ms) => {
      write(ms)
      await wait(NOTICE_MS)
    },
  }
}
