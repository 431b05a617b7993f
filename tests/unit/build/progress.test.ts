import type { WriteStream } from 'node:tty'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgress } from '../../../src/build/progress.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A stream that records its output; `\r` stands for returning to the start of the line. */
function streamOf(isTTY: boolean) {
  const written: string[] = []
  const stream = {
    isTTY,
    write: (text: string) => written.push(text),
    clearLine: () => true,
    cursorTo: () => written.push('\r'),
  }
  // Only these parts of a stream are used.
  return { written, stream: stream as unknown as WriteStream }
}

test('on a terminal each message replaces the previous one', () => {
  const { written, stream } = streamOf(true)
  const { show, end } = createProgress(stream)
  show('pages: 1 of 2')
  show('pages: 2 of 2')
  end()
  end()
  expect(written).toEqual(['\r', 'pages: 1 of 2', '\r', 'pages: 2 of 2', '\n'])
})

test('a log gets a line a second at most', () => {
  const { written, stream } = streamOf(false)
  const { show, end } = createProgress(stream)
  show('one')
  vi.advanceTimersByTime(999)
  show('two')
  vi.advanceTimersByTime(1)
  show('three')
  end()
  expect(written).toEqual(['one\n', 'three\n'])
})
