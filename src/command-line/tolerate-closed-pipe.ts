import type { Writable } from 'node:stream'

/** Ends the process quietly when whoever read its output has read enough: `npm run requests -- list | head -1`. */
export function tolerateClosedPipe(output: Writable): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
}
