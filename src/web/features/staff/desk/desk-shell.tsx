import type { ReactNode } from 'react'
import { useWords } from '../../../../base/i18n/words.ts'
import { Link, NavLink } from '../../../navigation/routing/link.tsx'
import { usePagePath } from '../../../navigation/routing/use-page-path.ts'
import { LanguageSwitch } from '../../../shell/language-switch.tsx'
import { Logo } from '../../../shell/logo.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { Tabs, tabClass } from '../../../ui/tabs.tsx'
import hidden from '../../../ui/visually-hidden.module.css'
import type { Desk } from './desk.ts'
import styles from './desk-shell.module.css'
import { forgetDrafts } from './drafts.ts'
import { RoleName } from './role-name.tsx'
import type { DeskLogin } from './use-desk-login.ts'

const SECTIONS = [
  { name: 'insight', permission: 'read insight' },
  { name: 'people', permission: 'manage people' },
  { name: 'privacy', permission: 'manage data' },
] as const

type DeskShellProps = {
  title: string
  login: DeskLogin
  /** The screen fills the window, and its section's name in the bar is its visible title. */
  isWide?: boolean
  children: ReactNode
}

/** The shell of the screens of staff: a slim bar in place of the site's header and footer, and the screen below it. */
export function DeskShell({ title, login, isWide = false, children }: DeskShellProps) {
  return (
    <>
      <header className={styles.bar}>
        <Logo />
        {login.state === 'in' && <Sections desk={login.desk} />}
        <div className={styles.tools}>
          {login.state === 'in' && <Account desk={login.desk} />}
          <LanguageSwitch />
          {login.state === 'in' && <LogOut desk={login.desk} />}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={joinClasses(styles.main, isWide && styles.wide)}>
        <h1 className={isWide ? hidden.hidden : styles.title}>{title}</h1>
        {children}
      </main>
    </>
  )
}

function Sections({ desk }: { desk: Desk }) {
  const t = useWords()
  const path = usePagePath()
  return (
    <Tabs label={t('desk:tabs.label')} className={styles.sections}>
      {/* The others are no pages of the list, though their paths are below its path. */}
      <Link className={tabClass} to="/desk" aria-current={path === '/desk' ? 'page' : undefined}>
        {t('desk:tabs.requests')}
      </Link>
      {SECTIONS.map(
        ({ name, permission }) =>
          desk.may(permission) && (
            <NavLink key={name} className={tabClass} to={`/desk/${name}`}>
              {t(`desk:tabs.${name}`)}
            </NavLink>
          ),
      )}
      <NavLink className={tabClass} to="/settings">
        {t('desk:tabs.settings')}
      </NavLink>
    </Tabs>
  )
}

function Account({ desk: { account, role } }: { desk: Desk }) {
  return (
    <p className={styles.account}>
      <span>{account}</span>{' '}
      <small>
        <RoleName role={role} />
      </small>
    </p>
  )
}

function LogOut({ desk: { account, staff } }: { desk: Desk }) {
  const t = useWords()
  const logOut = async () => {
    forgetDrafts(account)
    await staff.logOut()
    // The button is gone.
    if (document.activeElement === document.body) document.getElementById('main')?.focus()
  }
  return (
    <Button
      variant="quiet"
      size="tool"
      aria-label={t('desk:logOut')}
      title={t('desk:logOut')}
      onClick={() => void logOut()}
    >
      <Icon name="log-out" />
    </Button>
  )
}
