import 'fastify'
import type { Locale } from '../i18n/locale.ts'
import type { Words } from '../i18n/words.ts'
import type { Permission } from './access.ts'
import type { Session } from './database/sessions.ts'
import type { Say } from './refusal.ts'

/* What the API adds to Fastify's own types: what routes say of themselves, and what is known of a request. */
declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a caller must be allowed to do; anyone may call a route without it. */
    permission?: Permission
    /** Said of a body that is not as the API contract wants it (tests/requirements.md, sections 13 and 14). */
    invalid?: Say
    /** Said when something goes wrong on the server. */
    failed?: Say
    /** The path of a page whose form browsers send here by themselves. */
    form?: string
  }
  interface FastifyInstance {
    /** Other origins that the site is served from. */
    corsOrigins: readonly string[]
  }
  interface FastifyRequest {
    /** The language of the answer. */
    locale: Locale
    /** Who is logged in, on routes that take a permission. */
    session: Session | undefined
    /** The words of the answer's language. */
    words: Words
  }
}
