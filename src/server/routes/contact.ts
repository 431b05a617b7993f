import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { localisePath } from '../../base/i18n/localised-path.ts'
import { admitPost, type BodySlots, createBodySlots } from '../contact/admit-post.ts'
import { checkRequest } from '../contact/check-request.ts'
import { findSuspicion } from '../contact/find-suspicion.ts'
import { guessLocale } from '../guess-locale.ts'
import { MAX_BODY_BYTES, readForm, type ReceivedForm } from '../contact/read-form.ts'
import { contactOf, storeRequest } from '../contact/store-request.ts'
import type { ApiRoutes } from './api-routes.ts'
import { findByKey, type Receipt } from '../database/requests.ts'
import { acceptsHtml } from '../form-page.ts'
import { HttpError } from '../http-error.ts'
import type { Services } from '../services.ts'
import { siteOriginOf } from '../site-origin.ts'
import { localeOf } from '../words.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** `POST /api/contact`: receives a contact request, from the wizard or from its form without JavaScript. */
export const contactRoutes: ApiRoutes = async (server, { services }) => {
  const slots = createBodySlots()
  // The handler reads the body itself, as a stream.
  server.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload))
  server.post<{ Body: Readable | undefined }>(
    '/contact',
    {
      bodyLimit: MAX_BODY_BYTES,
      schema: {
        tags: ['contact'],
        summary: 'Send a contact request, as multipart/form-data',
        consumes: ['multipart/form-data'],
      },
      config: { failed: (t) => t('contact:errors.failed'), form: '/contact' },
    },
    async (request, reply) => {
      request.locale = guessLocale(request)
      const receipt = await receive(services, slots, request)
      if (acceptsHtml(request)) return sendBackToSite(services, request, reply, receipt)
      return reply.code(201).send({ success: true, result: { contact: contactOf(receipt) } })
    },
  )
}

async function receive(
  services: Services,
  slots: BodySlots,
  request: FastifyRequest<{ Body: Readable | undefined }>,
): Promise<Receipt> {
  const { body, headers, ip } = request
  if (!body) throw new HttpError(400, (t) => t('api:invalid.request'))
  const key = readKey(headers['idempotency-key'])
  const isStored = key !== undefined && (await findByKey(services.database, key)) !== undefined
  // A body in chunks declares no length, and counts as a large one.
  const bodyBytes = Number(headers['content-length'] ?? Infinity)
  const admission = await admitPost(services.database, slots, { address: ip, isStored, bodyBytes }, services.metrics)
  try {
    const form = await readForm(body, headers, {
      folder: services.incomingDir,
      isSmall: admission.isSmall,
      onField: (name, value) => {
        if (name === 'lang') request.locale = localeOf(value)
      },
    })
    try {
      for (const { size, isTruncated } of form.files) if (!isTruncated) services.metrics.uploaded(size)
      const { receipt, isNew } = await store(services, request, form)
      if (isNew) services.metrics.stored()
      else await admission.refund()
      return receipt
    } finally {
      await form.dispose()
    }
  } catch (error) {
    // The original error is reported.
    await admission.refund().catch(() => undefined)
    throw error
  } finally {
    admission.release()
  }
}

async function store(
  services: Services,
  { headers, locale }: FastifyRequest,
  form: ReceivedForm,
): Promise<{ receipt: Receipt; isNew: boolean }> {
  const idempotencyKey = readKey(headers['idempotency-key'] ?? form.fields.get('key'))
  const checked = await checkRequest(form)
  const suspicion = findSuspicion(form.fields)
  return storeRequest(services, { ...checked, locale, suspicion, idempotencyKey, files: form.files })
}

function readKey(key: unknown): string | undefined {
  if (key === undefined || key === '') return undefined
  if (typeof key !== 'string' || !UUID.test(key)) throw new HttpError(400, (t) => t('api:invalid.request'))
  return key.toLowerCase()
}

/** Redirects a browser back to the page of its form. */
function sendBackToSite(
  { corsOrigins }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { id }: Receipt,
): FastifyReply {
  const origin = siteOriginOf(request, corsOrigins)
  return reply.redirect(`${origin}${localisePath(request.locale, '/contact')}?sent=${encodeURIComponent(id)}#sent`, 303)
}
