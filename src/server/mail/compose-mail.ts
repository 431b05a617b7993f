import { textIn } from '../../base/i18n/localised.ts'
import type { SendMailOptions } from 'nodemailer'
import { DEFAULT_LOCALE } from '../../base/i18n/locale.ts'
import type { Words } from '../../base/i18n/words.ts'
import { SITE } from '#vendor/site.ts'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { MEDIA_TYPES } from '../attachments/file-kind.ts'
import { fromBackendLocale } from '../backend-locale.ts'
import type { MailConfig } from '../config.ts'
import type { StoredRequest } from '../database/requests.ts'
import type { MailRow } from '../database/tables.ts'
import { taipeiTime } from '../taipei-time.ts'
import { WORDS } from '../words.ts'

/** Returns the mail about a request. Sent again, it has the same Message-ID. */
export async function composeMail(
  mail: Pick<MailRow, 'id' | 'kind'>,
  request: StoredRequest,
  { to, from }: MailConfig,
  attachments: AttachmentStore,
): Promise<SendMailOptions> {
  const messageId = messageIdOf(mail.id, from)
  if (mail.kind === 'receipt') return { ...composeReceipt(request, from), messageId }
  return {
    ...(await composeForDesk(request, attachments)),
    to,
    from: { name: SITE.brand[DEFAULT_LOCALE], address: from },
    messageId,
  }
}

/** Returns the Message-ID of a mail in the database: the same each time that it is sent. */
export function messageIdOf(id: string, from: string): string {
  return `<${id}@${from.split('@').at(-1)}>`
}

/** Contains none of the visitor's text: otherwise anyone could send their own text to any address. */
function composeReceipt(request: StoredRequest, from: string): SendMailOptions {
  const locale = fromBackendLocale(request.locale)
  const t = WORDS[locale]
  const lines = [
    t('api:mail.received'),
    '',
    ...factsOf(request, t),
    '',
    textIn(SITE.company, locale),
    textIn(SITE.phone, locale),
    '',
    t('api:mail.ignore'),
  ]
  return {
    to: { name: '', address: request.email },
    from: { name: textIn(SITE.brand, locale), address: from },
    subject: t('api:mail.receiptSubject', { id: request.id }),
    text: lines.join('\n'),
    // Automatic replies are not wanted (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied' },
  }
}

async function composeForDesk(request: StoredRequest, attachments: AttachmentStore): Promise<SendMailOptions> {
  const t = WORDS[DEFAULT_LOCALE]
  const { subject, name, phone, email, company } = request
  const files = request.attachments.map(({ file_name }) => file_name).join(', ')
  const lines = [
    ...factsOf(request, t),
    t('api:mail.name', { name }),
    ...(phone ? [t('api:mail.phone', { phone })] : []),
    t('api:mail.email', { email }),
    ...(company ? [t('api:mail.company', { company })] : []),
    ...(files ? [t('api:mail.files', { files })] : []),
    ...(request.suspicion ? [t('api:mail.automatic')] : []),
    t('api:mail.subject', { subject }),
    '',
    request.details,
  ]
  return {
    replyTo: { name, address: email },
    subject: t('api:mail.deskSubject', { id: request.id, type: t(`contact:types.${request.type}`) }),
    text: lines.join('\n'),
    attachments: await Promise.all(
      request.attachments.map(async ({ file_name, hash, kind }) => ({
        filename: file_name,
        contentType: MEDIA_TYPES[kind],
        content: await attachments.read(hash),
      })),
    ),
  }
}

function factsOf({ id, received_at, type }: StoredRequest, t: Words): string[] {
  return [
    t('api:mail.keep', { id }),
    t('api:mail.time', { time: taipeiTime(received_at) }),
    t('api:mail.type', { type: t(`contact:types.${type}`) }),
  ]
}
