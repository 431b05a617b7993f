import type { Writable } from 'node:stream'

/**
 * Ignores that the reader of an output has closed the pipe, as in `npm run requests -- list | head -1`. The command
 * completes in silence, because what it does, and its exit code, must not depend on who reads it.
 */
export function tolerateClosedPipe(...outputs: readonly Writable[]): void {
  for (const output of outputs)
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}
