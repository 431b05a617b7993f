import 'fastify'
import type { Locale } from '../base/i18n/locale.ts'
import type { Words } from '../base/i18n/words.ts'
import type { Duty, Permission } from './access.ts'
import type { Session } from './database/sessions.ts'
import type { Message } from './http-error.ts'

/* The API's extensions of Fastify's types: options of routes, and data of a request. */
declare module 'fastify' {
  interface FastifyContextConfig {
    /** Permission required for the route; a route without it is public. */
    permission?: Permission
    /** Whether the password must have been typed lately (`PROOF_MS`): a stolen token alone is not enough. */
    proved?: boolean
    /** Duties with which an account may still make the call; none by default. */
    during?: readonly Duty[]
    /** Error message for an invalid body (tests/requirements.md, sections 13 and 14). */
    invalid?: Message
    /** Error message for a server error. */
    failed?: Message
    /** Path of the page whose form browsers submit to this route without scripts. */
    form?: string
  }
  interface FastifyInstance {
    /** Other origins that the site is served from. */
    corsOrigins: readonly string[]
  }
  interface FastifyRequest {
    /** Language of the response. */
    locale: Locale
    /** The session, on routes that require a permission. */
    session: Session | undefined
    /** Words in the language of the response. */
    words: Words
  }
}
