import type { ComponentType, ReactNode } from 'react'
import { useWords } from '../../../../base/i18n/words.ts'
import { Link } from '../../../navigation/routing/link.tsx'
import { Bay, Bays } from '../../../ui/bays.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyDoorway } from '../../../ui/empty-doorway.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { RetryNote } from '../../../ui/retry-note.tsx'
import { Section } from '../../../ui/section.tsx'
import text from '../../../ui/text.module.css'
import styles from './desk-frame.module.css'
import { ConfirmedDesk } from './confirmed-desk.tsx'
import type { Permission } from './desk.ts'
import { DeskShell } from './desk-shell.tsx'
import { loginPath } from './login-path.ts'
import { useDeskLogin } from './use-desk-login.ts'
import { useLazyBody } from './use-lazy-body.ts'

type DeskFrameProps = {
  title: string
  /** The permission that the screen needs; without it, the screen says that it is not for this role. */
  needs: Permission
  /** Loads what is rendered for a logged-in account, in the browser only. A constant. */
  load: () => Promise<ComponentType>
  /** Its body fills the window. */
  isWide?: boolean
}

/** The frame of every screen of the desk: its shell, and the login and code that it needs first. */
export function DeskFrame({ title, needs, load, isWide = false }: DeskFrameProps) {
  const t = useWords()
  const login = useDeskLogin()
  const { Body, hasFailed } = useLazyBody(load)
  const desk = login.state === 'in' ? login.desk : undefined
  const isOpen = desk && !desk.duty && desk.may(needs)
  return (
    <DeskShell title={title} login={login} isWide={isWide}>
      {isOpen && Body ? (
        <ConfirmedDesk desk={desk}>
          {isWide ? (
            <Body />
          ) : (
            <Framed>
              <Body />
            </Framed>
          )}
        </ConfirmedDesk>
      ) : (
        <Framed>
          {hasFailed ? (
            // Some browsers do not request a failed script again in the same document, so the retry reloads the page.
            <RetryNote
              title={t('desk:closed.failed')}
              label={t('error.retry')}
              onRetry={() => window.location.reload()}
            />
          ) : desk?.duty ? (
            <Closed title={t(`desk:closed.duty.${desk.duty}`)} to="/settings" label={t('desk:closed.toSettings')} />
          ) : desk && !isOpen ? (
            <Closed title={t('desk:closed.role')} to="/desk" label={t('desk:closed.back')} />
          ) : login.state === 'out' ? (
            <Closed
              title={t('desk:closed.out')}
              hint={t('desk:closed.kept')}
              to={loginPath()}
              label={t('desk:closed.logIn')}
            />
          ) : login.state === 'failed' ? (
            <RetryNote title={t('desk:closed.failed')} label={t('error.retry')} onRetry={login.retry} />
          ) : (
            <Waiting />
          )}
        </Framed>
      )}
    </DeskShell>
  )
}

function Framed({ children }: { children: ReactNode }) {
  return (
    <Section space="none" className={styles.body}>
      {children}
    </Section>
  )
}

/** A screen that this account cannot enter, and the way on. */
function Closed({ title, hint, to, label }: { title: string; hint?: string; to: string; label: string }) {
  return (
    <Bays>
      <Bay at="b14">
        <EmptyDoorway atPosts title={<h2 className={text.h3}>{title}</h2>} text={hint}>
          <Link className={buttonClass()} to={to}>
            {label}
            <Icon name="arrow-right" />
          </Link>
        </EmptyDoorway>
      </Bay>
    </Bays>
  )
}

function Waiting() {
  const t = useWords()
  return (
    <div className={styles.inset}>
      <p className={styles.waiting}>{t('desk:loading')}</p>
      <noscript>
        <p>{t('desk:needsScript')}</p>
      </noscript>
    </div>
  )
}
