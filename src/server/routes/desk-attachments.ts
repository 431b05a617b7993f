import { Type } from 'typebox'
import { MEDIA_TYPES } from '../attachments/file-kind.ts'
import { recordRequestView } from '../database/history.ts'
import { requireRequest } from '../desk/read-detail.ts'
import { HttpError } from '../http-error.ts'
import { requireSession } from '../session-guard.ts'
import type { ApiRoutes } from './api-routes.ts'

/** Whatever is in a file, a browser that shows it runs nothing. */
const SANDBOX = "default-src 'none'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const Params = Type.Object({
  number: Type.String({ maxLength: 100 }),
  position: Type.Integer({ minimum: 0, maximum: 99 }),
})
const Lang = Type.Object({ lang: Type.Optional(Type.String()) })

/** `/api/desk/requests/:number/attachments/:position`: a file of a request, as a download. */
export const deskAttachmentRoutes: ApiRoutes = async (server, { services: { database, attachments } }) => {
  server.get(
    '/desk/requests/:number/attachments/:position',
    {
      config: { permission: 'read requests' },
      schema: {
        tags: ['desk'],
        summary: 'Download an attachment; noted in the history',
        params: Params,
        querystring: Lang,
      },
    },
    async (request, reply) => {
      const { number, position } = request.params
      const { id, attachments: files, forgetting_at } = await requireRequest(database, number)
      const file = files[position]
      if (!file || forgetting_at !== null) throw new HttpError(404, (t) => t('api:desk.noAttachment'))
      const { account } = requireSession(request)
      const look = { requestId: id, account, file: { position, name: file.file_name } }
      await recordRequestView(database, { ...look, kind: 'downloaded' })
      return reply
        .headers({
          'content-disposition': dispositionOf(file.file_name),
          'content-length': String(file.size),
          'content-security-policy': SANDBOX,
          'x-content-type-options': 'nosniff',
        })
        .type(MEDIA_TYPES[file.kind])
        .send(await attachments.read(file.hash))
    },
  )
}

/** Names a file in ASCII for old browsers, and in full (RFC 6266). */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\w .-]/g, '_')
  const full = encodeURIComponent(Buffer.from(name).toString()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`
}
