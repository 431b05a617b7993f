import type { Writable } from 'node:stream'

/**
 * Ends the process without an error when the reader of its output closes the pipe: `npm run requests -- list
 * head -1`.
 */
export function tolerateClosedPipe(output: Writable): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
}
