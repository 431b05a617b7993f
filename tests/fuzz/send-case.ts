import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FuzzCase } from './fuzz-case.ts'
import { type Answer, readAnswers } from './read-answers.ts'

/** Maximum time of every response, and of every connection. */
export const PATIENCE_MS = 10_000
const PAUSE_MS = 5
const STALL_MS = 150

/** The outcome of a connection. */
export type Outcome = {
  answers: Answer[]
  /** Received bytes that are not a complete response. */
  rest: Buffer
  /** Whether the server closed the connection in time. Not checked if the client has reset it. */
  isClosed: boolean
  ms: number
}

/** Sends a case on a connection of its own. */
export async function sendCase(port: number, { pieces, end, isWhole }: FuzzCase): Promise<Outcome> {
  const started = performance.now()
  const received: Buffer[] = []
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  // The server may close the connection before everything is sent.
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
    // The client of a complete request waits; otherwise it closes its sending side.
    if (end === 'finish') socket.end()
    await Promise.race([closed, wait(PATIENCE_MS, undefined, { ref: false })])
  }
  const ms = performance.now() - started
  const isInTime = isClosed
  socket.destroy()
  const bytes = Buffer.concat(received)
  // The first piece may be empty.
  const isHead = Buffer.concat(pieces).toString('latin1', 0, 5) === 'HEAD '
  const readAsHead = isHead ? readAnswers(bytes, 'HEAD') : undefined
  // An unparsable request gets a response with a body, whatever its method seems to be.
  const read = readAsHead?.rest.length === 0 ? readAsHead : readAnswers(bytes)
  return { ...read, isClosed: isInTime || (isWhole && end === 'wait' && read.answers.length > 0), ms }
}
