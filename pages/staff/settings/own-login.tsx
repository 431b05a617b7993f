import { useMemo } from 'react'
import { deskApi } from '../../../src/web/features/staff/desk/desk-api.ts'
import { forgetDrafts } from '../../../src/web/features/staff/desk/drafts.ts'
import { useLoaded } from '../../../src/web/features/staff/desk/use-loaded.ts'
import { useLocale, useWords } from '../../../src/base/i18n/words.ts'
import type { BrowserSession } from '../../../src/web/features/staff/session/browser-session.ts'
import type { Profile } from '../../../src/web/features/staff/session/staff.ts'
import { Note } from '../../../src/web/ui/note.tsx'
import { RetryNote } from '../../../src/web/ui/retry-note.tsx'
import { PasswordRow } from './password-row.tsx'
import { SecondFactorRow } from './second-factor-row.tsx'
import { SessionsRow } from './sessions-row.tsx'

type OwnLoginProps = {
  profile: Profile
  browser: BrowserSession
  /** Called when something was done that the account may have had to do first. */
  onDone: () => void
}

/**
 * One's own password, second factor and logins: the API's permissions of this account. With a duty
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
