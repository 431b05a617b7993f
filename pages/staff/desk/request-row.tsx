import { formatShort, formatTime } from '../../../src/web/features/staff/desk/format-time.ts'
import type { Summary } from '../../../src/web/features/staff/desk/desk-types.ts'
import { useLocale, useWords } from '../../../src/base/i18n/words.ts'
import { Link } from '../../../src/web/navigation/routing/link.tsx'
import { Icon } from '../../../src/web/ui/icon.tsx'
import { VisuallyHidden } from '../../../src/web/ui/visually-hidden.tsx'
import { type DeskQuery, deskPath } from './desk-query.ts'
import styles from './request-table.module.css'
import { StateMark } from './state-mark.tsx'

type RequestRowProps = { query: DeskQuery; request: Summary; time: 'received' | 'changed' }

/** The id of the link to a request in the list. */
export function rowLinkId(number: string): string {
  return `request-${number}`
}

/** A request in the list; the link in its subject covers the row. */
export function RequestRow({ query, request, time }: RequestRowProps) {
  const t = useWords()
  const locale = useLocale()
  const { number, name, company, subject, files, unread, erased, suspicion } = request
  const moment = time === 'received' ? request.receivedAt : request.changedAt
  const isErased = erased !== 'no'
  return (
    <tr data-unread={unread} data-erased={isErased}>
      <td className={styles.time}>
        <time dateTime={moment} title={formatTime(moment, locale)}>
          {formatShort(moment)}
        </time>
      </td>
      <td className={styles.sender}>
        {isErased ? t('desk:erasedName') : name}
        {company && <span className={styles.company}> {company}</span>}
      </td>
      <td className={styles.subject}>
        <div>
          <Link id={rowLinkId(number)} to={deskPath({ ...query, request: number })}>
            {unread && <VisuallyHidden>{t('desk:list.isUnread')} </VisuallyHidden>}
            {subject || number}
          </Link>
          {files > 0 && (
            <span className={styles.files}>
              <Icon name="file" />
              <VisuallyHidden>{t('desk:list.files', { count: files })}</VisuallyHidden>
              <span aria-hidden="true">{files}</span>
            </span>
          )}
          {suspicion && <span className={styles.suspicious}>{t('desk:list.suspicious')}</span>}
        </div>
      </td>
      <td className={styles.kind}>{t(`desk:kinds.${request.kind}`)}</td>
      <td className={styles.person} data-nobody={request.person === null}>
        {request.person ?? t('desk:nobody')}
      </td>
      <td className={styles.state}>
        <StateMark state={request.state} />
      </td>
      <td className={styles.number}>{number}</td>
    </tr>
  )
}
