import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { localisePath } from '../../i18n/localised-path.ts'
import { addressBucket } from '../callers.ts'
import { checkRequest } from '../contact/check-request.ts'
import { isFilledByBot } from '../contact/is-bot.ts'
import { MAX_BODY_BYTES, readForm, type ReceivedForm } from '../contact/read-form.ts'
import { createReceipt, REQUEST_LIMIT, storeRequest } from '../contact/store-request.ts'
import type { ApiRoutes } from '../create-api.ts'
import { takePlace, waitForPlace } from '../database/limits.ts'
import { findReceipt, type Receipt } from '../database/requests.ts'
import { acceptsHtml } from '../form-page.ts'
import { Refusal, tooMany } from '../refusal.ts'
import type { Services } from '../services.ts'
import { localeOf } from '../words.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** `POST /api/contact`: takes a contact request, from the wizard or from its form without JavaScript. */
export const contactRoutes: ApiRoutes = async (server, { services }) => {
  // The handler reads the body itself, as it arrives.
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
      const receipt = await receive(services, request)
      if (acceptsHtml(request)) return sendBackToSite(request, reply, receipt)
      const contact = { id: receipt.id, receivedAt: new Date(receipt.received_at).toISOString() }
      return reply.code(201).send({ success: true, result: { contact } })
    },
  )
}

async function receive(services: Services, request: FastifyRequest<{ Body: Readable | undefined }>): Promise<Receipt> {
  if (!request.body) throw new Refusal(400, (t) => t('api:invalid.request'))
  const bucket = addressBucket('contact', request.ip)
  const wait = await waitForPlace(services.database, bucket, REQUEST_LIMIT)
  const form = await readForm(request.body, request.headers, {
    // What will not be stored is not written to the disk either.
    folder: wait > 0 ? undefined : services.incomingDir,
    onField: (name, value) => {
      if (name === 'lang') request.locale = localeOf(value)
    },
  })
  try {
    return await answerOnce(services, request, form, bucket)
  } finally {
    await form.dispose()
  }
}

async function answerOnce(
  services: Services,
  request: FastifyRequest,
  form: ReceivedForm,
  bucket: string,
): Promise<Receipt> {
  const { database } = services
  const idempotencyKey = keyOf(request, form)
  const known = idempotencyKey ? await findReceipt(database, idempotencyKey) : undefined
  if (known) return known
  const wait = await waitForPlace(database, bucket, REQUEST_LIMIT)
  if (wait > 0) throw tooMany(wait, (t) => t('contact:errors.tooMany'))
  const checked = await checkRequest(form)
  if (isFilledByBot(form.fields)) {
    // It is answered and counted like anyone, so that it does not learn.
    await takePlace(database, bucket, REQUEST_LIMIT)
    return createReceipt()
  }
  const { locale } = request
  return storeRequest(services, { ...checked, locale, idempotencyKey, files: form.files, bucket })
}

function keyOf({ headers }: FastifyRequest, form: ReceivedForm): string | undefined {
  const key = headers['idempotency-key'] ?? form.fields.get('key')
  if (key === undefined || key === '') return undefined
  if (typeof key !== 'string' || !UUID.test(key)) throw new Refusal(400, (t) => t('api:invalid.request'))
  return key.toLowerCase()
}

function sendBackToSite({ locale }: FastifyRequest, reply: FastifyReply, { id }: Receipt): FastifyReply {
  return reply.redirect(`${localisePath(locale, '/contact')}?sent=${encodeURIComponent(id)}#sent`, 303)
}
