import { formatTime } from '../../../src/web/features/staff/desk/format-time.ts'
import { type Entry, STATES } from '../../../src/web/features/staff/desk/desk-types.ts'
import { useLocale, useWords, type Words } from '../../../src/base/i18n/words.ts'
import styles from './request.module.css'

/** One entry of the history: author, action and time; a note or an answer with its text. */
export function HistoryEntry({ entry }: { entry: Entry }) {
  const t = useWords()
  const locale = useLocale()
  const { account, at, kind, count, lastAt, answer } = entry
  const who = account ?? (kind === 'received' ? t('desk-requests:history.visitor') : t('desk-requests:history.system'))
  return (
    <>
      <p>
        <b>{who}</b> {describe(entry, t)}
      </p>
      {kind === 'note' && entry.text && <p className={styles.quoted}>{entry.text}</p>}
      {answer && (answer.subject || answer.text) && (
        <details className={styles.sent}>
          <summary>{answer.subject}</summary>
          <p className={styles.quoted}>{answer.text}</p>
        </details>
      )}
      <p className={styles.when}>
        <time dateTime={at}>{formatTime(at, locale)}</time>
        {count > 1 && ` · ${t('desk:times', { count, time: formatTime(lastAt, locale) })}`}
        {answer &&
          ` · ${t(`desk-requests:history.mail.${answer.mail}`, { time: answer.sentAt ? formatTime(answer.sentAt, locale) : '' })}`}
      </p>
    </>
  )
}

function describe({ kind, from, to, text }: Entry, t: Words): string {
  if (kind === 'state') return t('desk-requests:history.state', { from: stateName(from, t), to: stateName(to, t) })
  if (kind === 'person') {
    return t('desk-requests:history.person', {
      from: from ?? t('desk-requests:nobody'),
      to: to ?? t('desk-requests:nobody'),
    })
  }
  if (kind === 'downloaded')
    return text ? t('desk-requests:history.downloaded', { name: text }) : t('desk-requests:history.downloadedErased')
  if (kind === 'erased') return t('desk-requests:history.erased', { reason: text ?? '' })
  return t(`desk-requests:history.${kind}`)
}

function stateName(name: string | null, t: Words): string {
  const known = STATES.find((state) => state === name)
  return known ? t(`desk-requests:states.${known}`) : (name ?? '')
}
