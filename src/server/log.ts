import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'

/** Creates the log: JSON lines on the standard output, or at the given destination. */
export function createLog(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const options = { level, serializers: { err: describeError } }
  return destination ? pino(options, destination) : pino(options)
}

/** Other properties of an error are omitted: databases and mail servers put personal data into them. */
function describeError(error: Error): object {
  const { stack } = error
  const first = firstCauseOf(error)
  return { ...factsOf(error), stack, ...(first !== error && { firstCause: factsOf(first) }) }
}

function factsOf(error: Error): object {
  const { name, message } = error
  return { name, message, ...('code' in error && { code: error.code }) }
}

/** Returns where an error came from: `cause` of `cause`, and the first of several errors. */
function firstCauseOf(error: Error): Error {
  const seen = new Set<Error>()
  let first = error
  while (!seen.has(first)) {
    seen.add(first)
    const next: unknown = first.cause ?? (first instanceof AggregateError ? first.errors[0] : undefined)
    if (next instanceof Error) first = next
  }
  return first
}
