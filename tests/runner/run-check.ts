import { join } from 'node:path'
import { type CheckName, CHECKS } from './checks.ts'
import { type Ended, runCommand } from './run-command.ts'

const PROGRAMS = join(import.meta.dirname, '../../node_modules/.bin')

/** Runs a static check: its lines one after the other, until one fails. */
export async function runCheck(name: CheckName, isShown = false): Promise<Ended> {
  let output = ''
  for (const line of CHECKS[name].lines) {
    const [program = '', ...args] = line.split(' ')
    const path = program === 'node' ? process.execPath : join(PROGRAMS, program)
    const ended = await runCommand(path, args, { isShown })
    output += ended.output
    if (ended.code !== 0) return { code: ended.code, output }
  }
  return { code: 0, output }
}
