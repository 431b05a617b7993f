import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { tempFolder } from '../../temp-folder.ts'

const NOTICE_MS = 100

/** A clock that a test can move while a process runs with it. */
export type Clock = {
  /** Environment variables that make a process use it. */
  env: { NODE_OPTIONS: string; CLOCK_FILE: string }
  /** Sets its offset from the real time in milliseconds. */
  shiftBy: (ms: number) => Promise<void>
}

/** Creates a clock that shows the real time. */
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
