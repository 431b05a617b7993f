import type { ComponentType } from 'react'
import { useWords } from '../../../../base/i18n/words.ts'
import { Link, NavLink } from '../../../navigation/routing/link.tsx'
import { usePagePath } from '../../../navigation/routing/use-page-path.ts'
import { Bay, Bays } from '../../../ui/bays.tsx'
import { Beam } from '../../../ui/beam.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyDoorway } from '../../../ui/empty-doorway.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { RetryNote } from '../../../ui/retry-note.tsx'
import { Section } from '../../../ui/section.tsx'
import { Tabs, tabClass } from '../../../ui/tabs.tsx'
import text from '../../../ui/text.module.css'
import styles from './desk-frame.module.css'
import { ConfirmedDesk } from './confirmed-desk.tsx'
import type { Permission } from './desk.ts'
import { loginPath } from './login-path.ts'
import { RoleName } from './role-name.tsx'
import { useDeskLogin } from './use-desk-login.ts'
import { useLazyBody } from './use-lazy-body.ts'

type DeskFrameProps = {
  title: string
  /** The permission that the screen needs; without it, the screen says that it is not for this role. */
  needs: Permission
  /** Loads what is rendered for a logged-in account, in the browser only. A constant. */
  load: () => Promise<ComponentType>
}

/** The frame of every screen of the desk: its head, its tabs, and the data that it needs first. */
export function DeskFrame({ title, needs, load }: DeskFrameProps) {
  const t = useWords()
  const path = usePagePath()
  const login = useDeskLogin()
  const { Body, hasFailed } = useLazyBody(load)
  const desk = login.state === 'in' ? login.desk : undefined
  return (
    <>
      <PageHead
        low
        title={title}
        aside={
          desk && (
            <p className={text.meta}>
              {desk.account} · <RoleName role={desk.role} />
            </p>
          )
        }
        beam={
          desk && (
            <>
              <Beam />
              <Tabs hung label={t('desk:tabs.label')} className={styles.tabs}>
                {/* The others are no pages of the list, though their paths are below its path. */}
                <Link className={tabClass} to="/desk" aria-current={path === '/desk' ? 'page' : undefined}>
                  {t('desk:tabs.requests')}
                </Link>
                {desk.may('read insight') && (
                  <NavLink className={tabClass} to="/desk/insight">
                    {t('desk:tabs.insight')}
                  </NavLink>
                )}
                {desk.may('manage people') && (
                  <NavLink className={tabClass} to="/desk/people">
                    {t('desk:tabs.people')}
                  </NavLink>
                )}
                {desk.may('manage data') && (
                  <NavLink className={tabClass} to="/desk/privacy">
                    {t('desk:tabs.privacy')}
                  </NavLink>
                )}
                <NavLink className={tabClass} to="/settings">
                  {t('desk:tabs.settings')}
                </NavLink>
              </Tabs>
            </>
          )
        }
      />
      <Section space="none" className={styles.body}>
        {hasFailed ? (
          // Some browsers do not request a failed script again in the same document, so the retry reloads the page.
          <RetryNote
            title={t('desk:closed.failed')}
            label={t('error.retry')}
            onRetry={() => window.location.reload()}
          />
        ) : desk?.duty ? (
          <Closed title={t(`desk:closed.duty.${desk.duty}`)} to="/settings" label={t('desk:closed.toSettings')} />
        ) : desk && Body ? (
          desk.may(needs) ? (
            <ConfirmedDesk desk={desk}>
              <Body />
            </ConfirmedDesk>
          ) : (
            <Closed title={t('desk:closed.role')} to="/desk" label={t('desk:closed.back')} />
          )
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
      </Section>
    </>
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
