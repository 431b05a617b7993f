import type { ApiClient } from '../../../src/web/api-client/api-client.ts'
import { useIsHydrated } from '../../../src/web/navigation/browser/use-is-hydrated.ts'
import { useShowsOwn } from '../../../src/web/navigation/browser/use-shows-own.ts'
import { useWords, type Words } from '../../../src/base/i18n/words.ts'
import type { Head } from '../../../src/web/page/head.ts'
import { DeskShell } from '../../../src/web/features/staff/desk/desk-shell.tsx'
import { useDeskLogin } from '../../../src/web/features/staff/desk/use-desk-login.ts'
import { SESSION_KEY } from '../../../src/web/features/staff/session/session-key.ts'
import { useBrowserSession } from '../../../src/web/features/staff/session/use-browser-session.ts'
import { RetryNote } from '../../../src/web/ui/retry-note.tsx'
import { Section } from '../../../src/web/ui/section.tsx'
import { ConnectionRow } from './connection-row.tsx'
import type { SettingsData } from './settings-data.ts'
import styles from './settings.module.css'
import { StaffSettings } from './staff-settings.tsx'
import { TunnelRow } from './tunnel-row.tsx'
import { useRuntimeConfig } from './use-runtime-config.ts'

export const isBare = true

export function head(_data: SettingsData, t: Words): Head {
  return { title: t('settings:title'), description: t('settings:description'), isPrivate: true }
}

/** The account, and the connection: that requires no login, and is most useful when logging in is impossible. */
export function Page() {
  const t = useWords()
  const isHydrated = useIsHydrated()
  const isLoggedIn = useShowsOwn(SESSION_KEY)
  const { browser, hasFailed } = useBrowserSession()
  const isWaiting = isLoggedIn && !browser
  return (
    <DeskShell title={t('settings:title')} login={useDeskLogin()}>
      <Section space="none" className={styles.settings} data-served={isHydrated ? undefined : ''}>
        {hasFailed ? (
          <NotLoaded />
        ) : isWaiting ? (
          <p className={styles.waiting}>{t('settings:loading')}</p>
        ) : (
          <>
            <StaffSettings browser={browser} />
            <HostRows callApi={browser?.callApi} />
          </>
        )}
        <noscript>
          <p className={styles.waiting}>{t('settings:needsScript')}</p>
        </noscript>
      </Section>
    </DeskShell>
  )
}

/** The configuration of the host; until it is loaded, rows without values. */
function HostRows({ callApi }: { callApi: ApiClient | undefined }) {
  const config = useRuntimeConfig()
  return (
    <>
      <ConnectionRow apiUrl={config && (config.apiBaseUrl || window.location.origin)} callApi={callApi} />
      <TunnelRow isEnabled={config?.tunnel} />
    </>
  )
}

function NotLoaded() {
  const t = useWords()
  // Some browsers do not request a failed script again in the same document, so the retry reloads the page.
  return (
    <RetryNote
      title={t('error.server.description')}
      label={t('error.retry')}
      onRetry={() => window.location.reload()}
    />
  )
}
