import type { WriteStream } from 'node:tty'

/** Interval between lines in a log that is not a terminal. */
const LOG_EVERY_MS = 1000

/** Shows the progress of a build: in place on a terminal, one line per second in a log. */
export function createProgress(stream: WriteStream): { show: (message: string) => void; end: () => void } {
  let shownAt = Number.NEGATIVE_INFINITY
  let isOpen = false
  const show = (message: string) => {
    if (stream.isTTY) {
      stream.clearLine(0)
      stream.cursorTo(0)
      stream.write(message)
      isOpen = true
      return
    }
    const now = performance.now()
    if (now - shownAt < LOG_EVERY_MS) return
    shownAt = now
    stream.write(`${message}\n`)
  }
  const end = () => {
    if (isOpen) stream.write('\n')
    isOpen = false
  }
  return { show, end }
}
