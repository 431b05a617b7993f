import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { forgetDrafts } from '../../../src/web/features/staff/desk/drafts.ts'
import { useWords } from '../../../src/base/i18n/words.ts'
import { Link } from '../../../src/web/navigation/routing/link.tsx'
import type { BrowserSession } from '../../../src/web/features/staff/session/browser-session.ts'
import type { Session } from '../../../src/web/features/staff/session/session-store.ts'
import type { Profile } from '../../../src/web/features/staff/session/staff.ts'
import { RetryNote } from '../../../src/web/ui/retry-note.tsx'
import { Bay, Bays } from '../../../src/web/ui/bays.tsx'
import { buttonClass } from '../../../src/web/ui/button.tsx'
import { EmptyDoorway } from '../../../src/web/ui/empty-doorway.tsx'
import { Icon } from '../../../src/web/ui/icon.tsx'
import { Note } from '../../../src/web/ui/note.tsx'
import text from '../../../src/web/ui/text.module.css'
import { AccountRow } from './account-row.tsx'
import { useOwnLogin } from './use-own-login.ts'

const NOBODY = { isLogin: false, account: '' }
const nobody = () => NOBODY
const neverChanges = () => () => {}

/** The settings of the logged-in account, or a link to the login; nobody is logged in until the session is loaded. */
export function StaffSettings({ browser }: { browser: BrowserSession | undefined }) {
  const { session, staff } = browser ?? {}
  const t = useWords()
  const { isLogin, account } = useSyncExternalStore<Pick<Session, 'isLogin' | 'account'>>(
    session?.subscribe ?? neverChanges,
    session?.get ?? nobody,
    nobody,
  )
  const [profile, setProfile] = useState<Profile>()
  // The error of this page's own call: the session's last error may belong to a login.
  const [hasFailed, setHasFailed] = useState(false)
  const [hadLogin, setHadLogin] = useState(isLogin)
  if (isLogin && !hadLogin) setHadLogin(true)
  const { OwnLogin } = useOwnLogin(isLogin)
  const failure = t('settings:profileFailed')
  const show = useCallback((loaded: Profile | undefined) => {
    // After a failure the page stays: it may show recovery codes, which nobody shows again.
    setProfile((known) => loaded ?? known)
    setHasFailed(!loaded)
  }, [])
  useEffect(() => {
    if (isLogin) void staff?.loadProfile(failure).then(show)
  }, [isLogin, staff, failure, show])

  const retry = () => {
    setHasFailed(false)
    void staff?.loadProfile(failure).then(show)
  }
  if (!browser || !isLogin) return <Prompt error={hasFailed ? failure : undefined} isAfterLogin={hadLogin} />
  return (
    <>
      {hasFailed && <RetryNote title={t('settings:profileUnreachable')} label={t('error.retry')} onRetry={retry} />}
      <AccountRow
        account={account}
        profile={profile}
        isWaiting={!hasFailed}
        onLogOut={() => {
          setHasFailed(false)
          forgetDrafts(account)
          void browser.staff.logOut()
        }}
      />
      {profile && OwnLogin && <OwnLogin profile={profile} browser={browser} onDone={retry} />}
    </>
  )
}

type PromptProps = { error: string | undefined; isAfterLogin: boolean }

/** Says that nobody is logged in; after a login, it gets the focus, since what had it is gone, and comes into view. */
function Prompt({ error, isAfterLogin }: PromptProps) {
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
          atPosts
          title={
            <h2 ref={heading} tabIndex={-1} className={text.h3}>
              {t('settings:prompt')}
            </h2>
          }
        >
          <Link className={buttonClass()} to="/login?back=/settings">
            {t('settings:goToLogin')}
            <Icon name="arrow-right" />
          </Link>
        </EmptyDoorway>
      </Bay>
    </Bays>
  )
}
