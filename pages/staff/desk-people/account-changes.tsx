import { type AccountChange, ROLES } from '../../../src/web/features/staff/desk/desk-types.ts'
import { formatTime } from '../../../src/web/features/staff/desk/format-time.ts'
import { useLocale, useWords, type Words } from '../../../src/base/i18n/words.ts'
import text from '../../../src/web/ui/text.module.css'
import styles from './people.module.css'

/** Changes of accounts by their authors, the newest first. */
export function AccountChanges({ changes }: { changes: readonly AccountChange[] }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <ol className={styles.changes}>
      {changes.map((change) => (
        <li key={change.id}>
          {describe(change, t)}
          <br />
          <time className={text.meta} dateTime={change.at}>
            {formatTime(change.at, locale)}
          </time>
        </li>
      ))}
    </ol>
  )
}

function describe({ kind, actor, account, from, to }: AccountChange, t: Words): string {
  const who = actor === 'command' ? t('desk-people:changes.command') : actor
  return t(`desk-people:changes.${kind}`, { who, account, from: roleName(from, t), to: roleName(to, t) })
}

function roleName(role: string | null, t: Words): string {
  const known = ROLES.find((candidate) => candidate === role)
  return known ? t(`desk:roles.${known}`) : (role ?? '')
}
