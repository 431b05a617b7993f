import { textIn } from '../../base/i18n/localised.ts'
import type { SendMailOptions } from 'nodemailer'
import { SITE } from '#vendor/site.ts'
import type { MailConfig } from '../config.ts'
import type { StoredRequest } from '../database/requests.ts'
import type { AnswerRow } from '../database/tables.ts'
import { messageIdOf } from './compose-mail.ts'

/**
 * Returns the desk's answer to a request, as a reply to the earlier mails about it (`thread`, the oldest first).
 * Replies of the person go to the desk.
 */
export function composeAnswer(
  { id, language, subject, body }: AnswerRow,
  request: StoredRequest,
  thread: readonly string[],
  { to, from }: MailConfig,
): SendMailOptions {
  const references = thread.map((earlier) => messageIdOf(earlier, from))
  return {
    to: { name: '', address: request.email },
    from: { name: textIn(SITE.brand, language), address: from },
    replyTo: to,
    subject,
    text: body,
    messageId: messageIdOf(id, from),
    ...(references.length > 0 && { references, inReplyTo: references.at(-1) }),
  }
}
