import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FuzzCase } from './fuzz-case.ts'
import { type Answer, readAnswers } from './read-answers.ts'

/** Every answer comes, and every connection ends, within this time. */
export const PATIENCE_MS = 10_000
const PAUSE_MS = 5
const STALL_MS = 150

/** What became of a connection. */
export type Outcome = {
  answers: Answer[]
  /** What came and is no whole answer. */
  rest: Buffer
  /** Whether the server ended the connection in time. Not asked of a connection that the sender broke. */
  isClosed: boolean
  ms: number
}

/** Sends a case over a connection of its own. */
export async function sendCase(port: number, { pieces, end, isWhole }: FuzzCase): Promise<Outcome> {
  const started = performance.now()
  const received: Buffer[] = []
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  // The server may end the connection before all is sent.
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => received.push(chunk))
  socket.on('end', () => socket.end())
  socket.setNoDelay(true)
  let isClosed = false
  void closed.then(() => (isClosed = true))
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await wait(PAUSE_MS)
    if (socket.writable) await new Promise<void>((resolve) => socket.write(piece, () => resolve()))
  }
  if (end === 'stall') await Promise.race([wait(STALL_MS), closed])
  if (end === 'reset' || end === 'stall') socket.resetAndDestroy()
  else {
    // A sender that knows its request to be whole waits; another one says that nothing more comes.
    if (end === 'finish') socket.end()
    await Promise.race([closed, wait(PATIENCE_MS, undefined, { ref: false })])
  }
  const ms = performance.now() - started
  const isInTime = isClosed
  socket.destroy()
  const bytes = Buffer.concat(received)
  const isHead = pieces[0]?.toString('latin1', 0, 5) === 'HEAD '
  const readAsHead = isHead ? readAnswers(bytes, 'HEAD') : undefined
  // What cannot be read as a request is answered with a body, whatever method it seems to have.
  const read = readAsHead?.rest.length === 0 ? readAsHead : readAnswers(bytes)
  return { ...read, isClosed: isInTime || (isWhole && end === 'wait' && read.answers.length > 0), ms }
}
