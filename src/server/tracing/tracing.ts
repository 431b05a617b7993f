import type { FastifyReply, FastifyRequest } from 'fastify'

/** The attributes of a span. Never data of a person: names of operations and routes, numbers, codes. */
export type Facts = Readonly<Record<string, string | number>>

/** Follows requests through what they need. */
export type Tracer = {
  /** Begins the span of a request, which ends with its response; the work of `next` is within it. */
  begin: (request: FastifyRequest, reply: FastifyReply, next: () => void) => void
  /** Goes on within the span of a request: the context is lost where a body is read. */
  resume: (request: FastifyRequest, next: () => void) => void
  /** Runs work within a span of its own. */
  within: <Result>(name: string, facts: Facts, work: () => Promise<Result>) => Promise<Result>
  /** Notes work that has just ended, and took so long. */
  note: (name: string, facts: Facts, ms: number, error?: unknown) => void
  /** Sends what is left. */
  stop: () => Promise<void>
}
