import type { ReactNode } from 'react'
import { useWords } from '../../base/i18n/words.ts'
import type { Page } from '../page/page.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PageEffects } from './page-effects.tsx'
import styles from './shell.module.css'

type ShellProps = {
  page: Page
  /** Whether another page is being loaded. */
  isLoading: boolean | undefined
  children: ReactNode
}

/** The layout around every screen. It is mounted once and stays mounted while screens change. */
export function Shell({ page, isLoading, children }: ShellProps) {
  const t = useWords()
  const isBare = 'screen' in page && page.screen.isBare
  const isBusy = isLoading || undefined
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      {isBare || <Header />}
      <div className={styles.progress} data-active={isBusy} aria-hidden="true" />
      {isBare ? (
        children
      ) : (
        <main id="main" tabIndex={-1} aria-busy={isBusy}>
          {children}
        </main>
      )}
      {isBare || <Footer page={page} />}
      <PageEffects page={page} />
    </>
  )
}
