import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'

/** Makes the log: JSON lines on the standard output, or wherever they are to go. */
export function createLog(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const options = { level, serializers: { err: describeError } }
  return destination ? pino(options, destination) : pino(options)
}

/** An error's other fields stay out: databases and mail servers put into them what a person typed. */
function describeError(error: Error): object {
  const { name, message, stack } = error
  return { name, message, stack, ...('code' in error && { code: error.code }) }
}
