import { useEffect, useState, useSyncExternalStore } from 'react'
import { useWords } from '../../src/i18n/words.ts'
import { Link } from '../../src/routing/link.tsx'
import type { BrowserSession } from '../../src/session/browser-session.ts'
import type { Profile } from '../../src/session/staff.ts'
import { Bay, Bays } from '../../src/ui/bays.tsx'
import { buttonClass } from '../../src/ui/button.tsx'
import { EmptyDoorway } from '../../src/ui/empty-doorway.tsx'
import { Icon } from '../../src/ui/icon.tsx'
import { Note } from '../../src/ui/note.tsx'
import text from '../../src/ui/text.module.css'
import { AccountRow } from './account-row.tsx'
import { ConnectionRow } from './connection-row.tsx'
import { TunnelRow } from './tunnel-row.tsx'
import { useRuntimeConfig } from './use-runtime-config.ts'

/** The settings of whoever is logged in, or the way to log in. */
export function StaffSettings({ session, staff, callApi }: BrowserSession) {
  const t = useWords()
  const { isLogin, account, error } = useSyncExternalStore(session.subscribe, session.get)
  const [profile, setProfile] = useState<Profile>()
  const config = useRuntimeConfig()
  const failure = t('settings:profileFailed')
  useEffect(() => {
    if (!isLogin) return
    void staff.loadProfile(failure).then(setProfile)
  }, [isLogin, staff, failure])

  if (!isLogin) return <Prompt error={error} />
  return (
    <>
      <AccountRow
        account={account}
        profile={profile}
        onLogOut={() => {
          void staff.logOut()
        }}
      />
      {config && (
        <>
          <ConnectionRow apiUrl={config.apiBaseUrl || window.location.origin} callApi={callApi} />
          <TunnelRow isEnabled={config.tunnel} />
        </>
      )}
    </>
  )
}

function Prompt({ error }: { error: string }) {
  const t = useWords()
  return (
    <Bays>
      <Bay at="b14">
        {error && <Note role="alert" icon="error" title={error} />}
        <EmptyDoorway title={<h2 className={text.h3}>{t('settings:prompt')}</h2>}>
          <Link className={buttonClass()} to="/login">
            {t('settings:goToLogin')}
            <Icon name="arrow-right" />
          </Link>
        </EmptyDoorway>
      </Bay>
    </Bays>
  )
}
