import { useMemo } from 'react'
import { deskApi } from '../../../src/web/features/staff/desk/desk-api.ts'
import { forgetDrafts } from '../../../src/web/features/staff/desk/drafts.ts'
import { useLoaded } from '../../../src/web/features/staff/desk/use-loaded.ts'
import { useLocale, useWords } from '../../../src/base/i18n/words.ts'
import { Link } from '../../../src/web/navigation/routing/link.tsx'
import type { BrowserSession } from '../../../src/web/features/staff/session/browser-session.ts'
import type { Profile } from '../../../src/web/features/staff/session/staff.ts'
import { Bay } from '../../../src/web/ui/bays.tsx'
import { buttonClass } from '../../../src/web/ui/button.tsx'
import { Icon } from '../../../src/web/ui/icon.tsx'
import { Note } from '../../../src/web/ui/note.tsx'
import { RetryNote } from '../../../src/web/ui/retry-note.tsx'
import text from '../../../src/web/ui/text.module.css'
import { PasswordRow } from './password-row.tsx'
import { SecondFactorRow } from './second-factor-row.tsx'
import { SessionsRow } from './sessions-row.tsx'
import { SettingsRow } from './settings-row.tsx'

type OwnLoginProps = {
  profile: Profile
  browser: BrowserSession
  /** Called when something was done that the account may have had to do first. */
  onDone: () => void
}

/**
 * The way to the desk, one's own password, second factor and logins: the API's permissions of this account. With a duty
 * there is nothing but what fulfils it.
 */
export function OwnLogin({ profile, browser: { callApi, session }, onDone }: OwnLoginProps) {
  const { account, permissions, duty } = profile
  const t = useWords()
  const locale = useLocale()
  const api = useMemo(() => deskApi({ callApi }, locale), [callApi, locale])
  const mayManage = permissions.includes('manage own login')
  const { value: sessions, error, reload } = useLoaded(mayManage && !duty ? api.sessions : undefined)
  const changed = () => {
    reload()
    if (duty) onDone()
  }
  return (
    <>
      {duty && <Note icon="error" title={t(`settings:duty.${duty}`)} />}
      {!duty && permissions.includes('read requests') && (
        <SettingsRow
          heading={t('settings:desk')}
          instrument={
            <Link className={buttonClass()} to="/desk">
              {t('settings:toDesk')}
              <Icon name="arrow-right" />
            </Link>
          }
        >
          <Bay as="p" at="b23" className={text.meta}>
            {t('settings:deskHint')}
          </Bay>
        </SettingsRow>
      )}
      {mayManage && (
        <>
          {duty !== 'second_factor' && <PasswordRow account={account} api={api} onChanged={changed} />}
          {duty !== 'password' && <SecondFactorRow account={account} api={api} onChanged={changed} />}
          {error && <RetryNote title={t('settings:sessionsFailed')} label={t('error.retry')} onRetry={reload} />}
          {!duty && (
            <SessionsRow
              api={api}
              sessions={sessions}
              onEnded={reload}
              onEndedAll={() => {
                forgetDrafts(account)
                session.set({ token: '', account: '' })
              }}
            />
          )}
        </>
      )}
    </>
  )
}
