import { HelpWanted, UsageError } from './parse-arguments.ts'

const [DONE, FAILED, MISUSED] = [0, 1, 2] as const

/** Prints why a command failed, and returns the exit code: 2 for wrong usage, 1 for any other error, 0 for `--help`. */
export function reportFailure(error: unknown): 0 | 1 | 2 {
  if (error instanceof HelpWanted) {
    console.log(error.message)
    return DONE
  }
  console.error(describeFailure(error))
  return error instanceof UsageError ? MISUSED : FAILED
}

/** Says in a sentence why a command failed: of a port that another program has, also what to do. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && error.code === 'EADDRINUSE' ? `${error.message}. Set PORT to another port.` : error.message
}
