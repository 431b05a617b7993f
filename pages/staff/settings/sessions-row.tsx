import { useRef, useState } from 'react'
import type { OwnSession } from '../../../src/web/features/staff/desk/desk-types.ts'
import { formatTime } from '../../../src/web/features/staff/desk/format-time.ts'
import { useCall } from '../../../src/web/features/staff/desk/use-call.ts'
import type { DeskApi } from '../../../src/web/features/staff/desk/desk-api.ts'
import { useLocale, useWords } from '../../../src/base/i18n/words.ts'
import { Bay } from '../../../src/web/ui/bays.tsx'
import { Button } from '../../../src/web/ui/button.tsx'
import { Icon } from '../../../src/web/ui/icon.tsx'
import { Note } from '../../../src/web/ui/note.tsx'
import text from '../../../src/web/ui/text.module.css'
import styles from './settings.module.css'
import { SettingsRow } from './settings-row.tsx'

type SessionsRowProps = {
  api: DeskApi
  /** Undefined until they are loaded. */
  sessions: readonly OwnSession[] | undefined
  onEnded: () => void
  onEndedAll: () => void
}

/** The account's logins; each can be ended, and all at once. */
export function SessionsRow({ api, sessions, onEnded, onEndedAll }: SessionsRowProps) {
  const t = useWords()
  const locale = useLocale()
  const call = useCall()
  const list = useRef<HTMLUListElement>(null)
  const [hasEnded, setEnded] = useState(false)
  const end = async (id: string) => {
    if (!(await call.make(() => api.endSession(id)))) return
    // The button goes with its login.
    list.current?.focus()
    setEnded(true)
    onEnded()
  }
  const endAll = async () => {
    if (await call.make(() => api.endAllSessions())) onEndedAll()
  }
  return (
    <SettingsRow
      heading={t('settings:sessions')}
      instrument={
        <Button variant="secondary" onClick={() => void endAll()} aria-busy={call.isBusy}>
          <Icon name="log-out" />
          {t('settings:everywhere')}
        </Button>
      }
    >
      <Bay at="b23">
        <p className={text.meta}>{t('settings:sessionsHint')}</p>
        <ul
          className={styles.sessions}
          aria-busy={!sessions}
          aria-label={t('settings:sessions')}
          ref={list}
          tabIndex={-1}
        >
          {sessions?.map(({ id, loggedInAt, expiresAt, current }) => {
            const time = formatTime(loggedInAt, locale)
            return (
              <li key={id}>
                <span>
                  <b>{t(current ? 'settings:thisSession' : 'settings:otherSession')}</b>
                  <br />
                  <span className={text.meta}>
                    {t('settings:loggedInAt', { time })} ·{' '}
                    {t('settings:expiresAt', { time: formatTime(expiresAt, locale) })}
                  </span>
                </span>
                {!current && (
                  <Button
                    variant="secondary"
                    size="tool"
                    aria-label={t('settings:endSessionOf', { time })}
                    onClick={() => void end(id)}
                  >
                    {t('settings:endSession')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
        <p role="status" className={text.meta}>
          {hasEnded && t('settings:sessionEnded')}
        </p>
        {call.failure && <Note role="alert" icon="error" title={call.failure} />}
      </Bay>
    </SettingsRow>
  )
}
