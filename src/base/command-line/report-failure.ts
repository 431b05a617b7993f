import { HelpWanted, UsageError } from './parse-arguments.ts'

const [DONE, FAILED, MISUSED] = [0, 1, 2] as const

/** Prints why a command failed, and returns the exit code: 2 for wrong usage, 1 for any other error, 0 for `--help`. */
export function reportFailure(error: unknown): 0 | 1 | 2 {
  if (error instanceof HelpWanted) {
    console.log(error.message)
    return DONE
  }
  console.error(error instanceof Error ? error.message : error)
  return error instanceof UsageError ? MISUSED : FAILED
}
