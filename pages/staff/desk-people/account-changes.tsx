import { type AccountChange, ROLES } from '../../../src/web/features/staff/desk/desk-types.ts'
import { formatTime } from '../../../src/web/features/staff/desk/format-time.ts'
import { useLocale, useWords, type Words } from '../../../src/base/i18n/words.ts'
import text from '../../../src/web/ui/text.module.css'
import styles from './people.module.css'

/** Events of accounts, the newest first. */
export function AccountChanges({ changes }: { changes: readonly AccountChange[] }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <ol className={styles.changes}>
      {changes.map((change) => (
        <li key={change.id}>
          {describe(change, t)}
          <br />
          <span className={text.meta}>
            <time dateTime={change.at}>{formatTime(change.at, locale)}</time>
            {change.count > 1 &&
              ` · ${t('desk:times', { count: change.count, time: formatTime(change.lastAt, locale) })}`}
          </span>
        </li>
      ))}
    </ol>
  )
}

function describe({ kind, actor, account, from, to, network }: AccountChange, t: Words): string {
  return t(`desk-people:changes.${kind}`, {
    who: actor === 'command' ? t('desk-people:changes.command') : (actor ?? ''),
    account: account ?? t('desk-people:changes.unknown'),
    from: roleName(from, t),
    to: roleName(to, t),
    network: network ?? t('desk-people:changes.unknownNetwork'),
  })
}

function roleName(role: string | null, t: Words): string {
  const known = ROLES.find((candidate) => candidate === role)
  return known ? t(`desk:roles.${known}`) : (role ?? '')
}
