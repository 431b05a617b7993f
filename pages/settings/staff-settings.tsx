import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { forgetDrafts } from '../../src/desk/drafts.ts'
import { useWords } from '../../src/i18n/words.ts'
import { Link } from '../../src/routing/link.tsx'
import type { BrowserSession } from '../../src/session/browser-session.ts'
import type { Profile } from '../../src/session/staff.ts'
import { RetryNote } from '../../src/ui/retry-note.tsx'
import { Bay, Bays } from '../../src/ui/bays.tsx'
import { buttonClass } from '../../src/ui/button.tsx'
import { EmptyDoorway } from '../../src/ui/empty-doorway.tsx'
import { Icon } from '../../src/ui/icon.tsx'
import { Note } from '../../src/ui/note.tsx'
import text from '../../src/ui/text.module.css'
import { AccountRow } from './account-row.tsx'
import { ConnectionRow } from './connection-row.tsx'
import styles from './settings.module.css'
import { TunnelRow } from './tunnel-row.tsx'
import { useOwnLogin } from './use-own-login.ts'
import { useRuntimeConfig } from './use-runtime-config.ts'

/** The settings of the logged-in account, or a link to the login; and the connection test in either case. */
export function StaffSettings(browser: BrowserSession) {
  const { session, staff, callApi } = browser
  const t = useWords()
  const { isLogin, account } = useSyncExternalStore(session.subscribe, session.get)
  const [profile, setProfile] = useState<Profile>()
  // The error of this page's own call: the session's last error may belong to a login.
  const [hasFailed, setHasFailed] = useState(false)
  const [hadLogin, setHadLogin] = useState(isLogin)
  if (isLogin && !hadLogin) setHadLogin(true)
  const config = useRuntimeConfig()
  const { OwnLogin } = useOwnLogin(isLogin)
  const failure = t('settings:profileFailed')
  const show = useCallback((loaded: Profile | undefined) => {
    setProfile(loaded)
    setHasFailed(!loaded)
  }, [])
  useEffect(() => {
    if (isLogin) void staff.loadProfile(failure).then(show)
  }, [isLogin, staff, failure, show])

  const retry = () => {
    setHasFailed(false)
    void staff.loadProfile(failure).then(show)
  }
  return (
    <>
      {isLogin ? (
        <>
          {hasFailed && <RetryNote title={t('settings:profileUnreachable')} label={t('error.retry')} onRetry={retry} />}
          <AccountRow
            account={account}
            profile={profile}
            isWaiting={!hasFailed}
            onLogOut={() => {
              setHasFailed(false)
              forgetDrafts(account)
              void staff.logOut()
            }}
          />
          {profile && OwnLogin && <OwnLogin profile={profile} browser={browser} />}
        </>
      ) : (
        <Prompt error={hasFailed ? failure : undefined} isAfterLogin={hadLogin} />
      )}
      {/* It requires no login, and is most useful when logging in is impossible. */}
      {config && (
        <>
          <ConnectionRow apiUrl={config.apiBaseUrl || window.location.origin} callApi={callApi} />
          <TunnelRow isEnabled={config.tunnel} />
        </>
      )}
    </>
  )
}

/** Says that nobody is logged in; after a login, it gets the focus, since what had it is gone, and comes into view. */
function Prompt({ error, isAfterLogin }: { error: string | undefined; isAfterLogin: boolean }) {
  const t = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAfterLogin) heading.current?.focus()
  }, [isAfterLogin])
  return (
    <Bays>
      <Bay at="b14">
        {error && <Note role="alert" icon="error" title={error} />}
        <EmptyDoorway
          className={styles.prompt}
          title={
            <h2 ref={heading} tabIndex={-1} className={text.h3}>
              {t('settings:prompt')}
            </h2>
          }
        >
          <Link className={buttonClass()} to="/login">
            {t('settings:goToLogin')}
            <Icon name="arrow-right" />
          </Link>
        </EmptyDoorway>
      </Bay>
    </Bays>
  )
}
