import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'

/** Creates the log: JSON lines on the standard output, or at the given destination. */
export function createLog(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const options = { level, serializers: { err: describeError } }
  return destination ? pino(options, destination) : pino(options)
}

/** Other properties of an error are omitted: databases and mail servers put personal data into them. */
function describeError(error: Error): object {
  const { name, message, stack } = error
  return { name, message, stack, ...('code' in error && { code: error.code }) }
}
