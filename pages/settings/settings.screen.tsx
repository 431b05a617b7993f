import { useWords, type Words } from '../../src/i18n/words.ts'
import type { Head } from '../../src/screen/head.ts'
import { useBrowserSession } from '../../src/session/use-browser-session.ts'
import { RetryNote } from '../../src/ui/retry-note.tsx'
import { PageHead } from '../../src/ui/page-head.tsx'
import { Section } from '../../src/ui/section.tsx'
import text from '../../src/ui/text.module.css'
import type { SettingsData } from './settings-data.ts'
import styles from './settings.module.css'
import { StaffSettings } from './staff-settings.tsx'

export function head(_data: SettingsData, t: Words): Head {
  return { title: t('settings:title'), description: t('settings:description'), isPrivate: true }
}

export function Page() {
  const t = useWords()
  const { browser, hasFailed } = useBrowserSession()
  return (
    <>
      <PageHead low title={t('settings:title')} aside={<p className={text.meta}>{t('settings:description')}</p>} />
      <Section space="none" className={styles.settings}>
        {browser ? <StaffSettings {...browser} /> : hasFailed ? <NotLoaded /> : <Waiting />}
      </Section>
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

/** Only the browser knows whether the visitor is logged in. */
function Waiting() {
  const t = useWords()
  return (
    <>
      <p className={styles.waiting}>{t('settings:loading')}</p>
      <noscript>
        <p className={styles.waiting}>{t('settings:needsScript')}</p>
      </noscript>
    </>
  )
}
