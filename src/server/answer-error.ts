import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { localisePath } from '../base/i18n/localised-path.ts'
import { acceptsHtml, formPage } from './form-page.ts'
import { HttpError, type Message, storageFull, storageUnavailable } from './http-error.ts'
import { siteOriginOf } from './site-origin.ts'
import { storageFailureOf } from './storage-failure.ts'
import { WORDS } from './words.ts'

/** Error messages for invalid parameters (tests/requirements.md, section 12). */
const PARAMETERS: Record<string, Message> = {
  page: (t) => t('api:invalid.page'),
  pageSize: (t) => t('api:invalid.pageSize'),
  sort: (t) => t('api:invalid.sort'),
  q: (t) => t('api:invalid.keyword'),
  type: (t) => t('api:invalid.nodeType'),
  parentType: (t) => t('api:invalid.nodeType'),
}

const BY_STATUS: Record<number, Message> = {
  404: (t) => t('api:notFound'),
  413: (t) => t('api:tooLarge'),
  415: (t) => t('api:unsupported'),
}

/**
 * Sends the response for an error, as tests/requirements.md, section 11 says: a client error is explained to the
 * caller, a server error is logged.
 */
export function answerError(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const httpError = toHttpError(error, request)
  const t = WORDS[request.locale]
  const { retryAfter, fields, result, code } = httpError.details
  const message = httpError.messageIn(t)
  const errors = fields && Object.fromEntries(Object.entries(fields).map(([field, messageIn]) => [field, messageIn(t)]))
  reply.code(httpError.status)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  const { form } = request.routeOptions.config
  if (form && acceptsHtml(request)) {
    const address = siteOriginOf(request, request.server.corsOrigins) + localisePath(request.locale, form)
    const messages = errors ? [...new Set(Object.values(errors))] : [message]
    // The log has the fault under this number.
    if (httpError.status >= 500) messages.push(t('api:form.reference', { id: request.id }))
    return reply.type('text/html; charset=utf-8').send(formPage(request.locale, address, messages))
  }
  return reply.send({
    success: false,
    message,
    ...(code && { code }),
    ...(errors && { errors }),
    ...(result && { result }),
  })
}

function toHttpError(error: FastifyError | HttpError, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error
  const { invalid, failed } = request.routeOptions.config
  if (error.validation) {
    const names = error.validation.map(({ instancePath, params }) => {
      const { missingProperty } = params
      return instancePath.split('/')[1] ?? (typeof missingProperty === 'string' ? missingProperty : '')
    })
    const messageOf = (name: string): Message => PARAMETERS[name] ?? invalid ?? ((t) => t('api:invalid.value'))
    const fields = Object.fromEntries(names.filter(Boolean).map((name) => [name, messageOf(name)]))
    return new HttpError(400, invalid ?? Object.values(fields)[0] ?? INVALID, { fields })
  }
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return new HttpError(status, BY_STATUS[status] ?? INVALID)
  const failure = storageFailureOf(error)
  if (failure) {
    request.log.error({ err: error, failure }, 'request failed because storage is full or unavailable')
    return failure === 'full' ? storageFull() : storageUnavailable()
  }
  request.log.error({ err: error }, 'request failed')
  return new HttpError(500, failed ?? ((t) => t('api:failed')))
}

const INVALID: Message = (t) => t('api:invalid.request')
