import { formatShort, formatTime } from '../../../src/web/features/staff/desk/format-time.ts'
import type { Summary } from '../../../src/web/features/staff/desk/desk-types.ts'
import { useLocale, useWords } from '../../../src/base/i18n/words.ts'
import { Link } from '../../../src/web/navigation/routing/link.tsx'
import { Icon } from '../../../src/web/ui/icon.tsx'
import { VisuallyHidden } from '../../../src/web/ui/visually-hidden.tsx'
import { type DeskQuery, deskPath } from './desk-query.ts'
import styles from './request-row.module.css'
import { StateMark } from './state-mark.tsx'

type RequestRowProps = { query: DeskQuery; request: Summary }

/** The id of the link to a request in the list. */
export function rowLinkId(number: string): string {
  return `request-${number}`
}

/** A request in the list, in three lines; the link in its subject covers it. */
export function RequestRow({ query, request }: RequestRowProps) {
  const t = useWords()
  const locale = useLocale()
  const { number, name, company, subject, files, unread, erased, suspicion } = request
  const isByChange = query.sort === 'changed' || query.sort === 'unchanged'
  const moment = isByChange ? request.changedAt : request.receivedAt
  const isErased = erased !== 'no'
  return (
    <li className={styles.row} data-unread={unread} data-erased={isErased}>
      <p className={styles.line}>
        <span className={styles.sender}>
          {isErased ? t('desk-requests:erasedName') : name}
          {company && <span className={styles.company}> {company}</span>}
        </span>
        <time dateTime={moment} title={formatTime(moment, locale)}>
          {formatShort(moment)}
        </time>
      </p>
      <p className={styles.line}>
        <Link
          id={rowLinkId(number)}
          className={styles.subject}
          to={deskPath({ ...query, request: number })}
          aria-current={number === query.request || undefined}
          data-request=""
        >
          {unread && <VisuallyHidden>{t('desk-requests:list.isUnread')} </VisuallyHidden>}
          {subject || number}
        </Link>
        {files > 0 && (
          <span className={styles.files}>
            <Icon name="file" />
            <VisuallyHidden>{t('desk-requests:list.files', { count: files })}</VisuallyHidden>
            <span aria-hidden="true">{files}</span>
          </span>
        )}
      </p>
      <p className={styles.facts}>
        <StateMark state={request.state} />
        <span>{t(`desk-requests:kinds.${request.kind}`)}</span>
        <span data-nobody={request.person === null}>{request.person ?? t('desk-requests:nobody')}</span>
        {suspicion && <span className={styles.suspicious}>{t('desk-requests:list.suspicious')}</span>}
        <span className={styles.number}>{number}</span>
      </p>
    </li>
  )
}
