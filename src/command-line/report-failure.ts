import { HelpWanted, UsageError } from './parse-arguments.ts'

const [DONE, FAILED, MISUSED] = [0, 1, 2] as const

/** Says in its sentence why a command could not do what it was asked, and returns the exit code: 2 for a wrong call, 1 for all else. */
export function reportFailure(error: unknown): 0 | 1 | 2 {
  if (error instanceof HelpWanted) {
    console.log(error.message)
    return DONE
  }
  console.error(error instanceof Error ? error.message : error)
  return error instanceof UsageError ? MISUSED : FAILED
}
