import { expect, test } from 'vitest'
import { readEvents, type StreamEvent } from '../../../src/web/features/staff/desk/read-events.ts'

/** Reads a stream that arrives in these pieces. */
async function read(...pieces: (string | Uint8Array<ArrayBuffer>)[]): Promise<StreamEvent[]> {
  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
      controller.close()
    },
  })
  const events: StreamEvent[] = []
  for await (const event of readEvents(stream)) events.push(event)
  return events
}

const TWO = [
  { id: undefined, name: 'ready', data: '{"since":"17"}' },
  { id: '18', name: 'request', data: '{"number":"門"}' },
]
const TEXT = 'event: ready\ndata: {"since":"17"}\n\nid: 18\nevent: request\ndata: {"number":"門"}\n\n'

test('a stream is read event by event', async () => {
  expect(await read(TEXT)).toEqual(TWO)
})

test('a stream is read alike, wherever it is cut: between lines, within them and within a character', async () => {
  const bytes = new TextEncoder().encode(TEXT)
  for (let at = 1; at < bytes.length; at++) {
    expect(await read(bytes.slice(0, at), bytes.slice(at)), `cut at ${at}`).toEqual(TWO)
  }
})

test('lines may end with CR and LF, data may have several lines, and a beat has no name', async () => {
  expect(await read(': beat\r\n\r\nevent: end\r\ndata: a\r\ndata: b\r\n\r\n')).toEqual([
    { id: undefined, name: '', data: '' },
    { id: undefined, name: 'end', data: 'a\nb' },
  ])
})

test('an event that was cut off is not told', async () => {
  expect(await read('event: request\ndata: {"num')).toEqual([])
})
