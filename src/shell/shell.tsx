import { useWords } from '../i18n/words.ts'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PageEffects } from './page-effects.tsx'
import styles from './shell.module.css'

/** What stands around every screen. It is mounted once and stays while screens change. */
export function Shell() {
  const t = useWords()
  const isLoading = useNavigation().state === 'loading'
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <Header />
      <div className={styles.progress} data-active={isLoading || undefined} aria-hidden="true" />
      <main id="main" tabIndex={-1} aria-busy={isLoading || undefined}>
        <Outlet />
      </main>
      <Footer />
      <PageEffects />
      <ScrollRestoration />
    </>
  )
}
