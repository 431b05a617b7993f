import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useWords } from '../../../src/base/i18n/words.ts'
import { backPath } from '../../../src/web/features/staff/session/back-path.ts'
import type { BrowserSession } from '../../../src/web/features/staff/session/browser-session.ts'
import { CodeField } from '../../../src/web/features/staff/session/code-field.tsx'
import type { Profile } from '../../../src/web/features/staff/session/staff.ts'
import { useBrowserSession } from '../../../src/web/features/staff/session/use-browser-session.ts'
import { RetryNote } from '../../../src/web/ui/retry-note.tsx'
import { Button } from '../../../src/web/ui/button.tsx'
import { Field, joinedClass } from '../../../src/web/ui/field.tsx'
import { Note } from '../../../src/web/ui/note.tsx'
import text from '../../../src/web/ui/text.module.css'
import styles from './login.module.css'

/** The login form. It requires JavaScript: until hydration it cannot be submitted. */
export function LoginForm() {
  const t = useWords()
  const navigate = useNavigate()
  const { browser, hasFailed } = useBrowserSession()
  const [isLoggingIn, setIsLoggingIn] = useState(false)
  // An object, so that two identical messages in a row are two events.
  const [failure, setFailure] = useState<{ message: string }>()
  const [isCodeAsked, setIsCodeAsked] = useState(false)
  const note = useRef<HTMLDivElement>(null)

  const enter = useCallback(
    async ({ staff }: BrowserSession, isGone: () => boolean = () => false) => {
      const path = backPath(window.location.search) ?? firstScreen(await staff.loadProfile(''))
      if (!isGone()) await navigate(path, { replace: true })
    },
    [navigate],
  )

  useEffect(() => {
    let isGone = false
    if (browser?.session.get().isLogin) void enter(browser, () => isGone)
    return () => {
      isGone = true
    }
  }, [browser, enter])

  useEffect(() => {
    if (failure) note.current?.focus()
  }, [failure])

  const logIn = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!browser || isLoggingIn) return
    const form = new FormData(event.currentTarget)
    const [account = '', password = '', code = ''] = ['account', 'password', 'code'].map((name) => {
      const typed = form.get(name)
      return typeof typed === 'string' ? typed : ''
    })
    if (!account.trim() || !password || (isCodeAsked && !code.trim()))
      return setFailure({ message: t('login:errors.required') })
    setFailure(undefined)
    setIsLoggingIn(true)
    const result = await browser.staff.logIn(
      { account: account.trim(), password, ...(code && { code }) },
      {
        loginFailed: t('login:errors.failed'),
        loginFailedLater: t('login:errors.failedLater'),
        noToken: t('login:errors.noToken'),
      },
    )
    if (result === 'in') return enter(browser)
    setIsLoggingIn(false)
    if (result === 'code') setIsCodeAsked(true)
    else setFailure({ message: browser.session.get().error })
  }

  return (
    <form className={styles.form} data-at-once="" onSubmit={(event) => void logIn(event)} method="post" noValidate>
      {hasFailed && (
        <RetryNote
          title={t('error.server.description')}
          label={t('error.retry')}
          onRetry={() => window.location.reload()}
        />
      )}
      {failure && <Note ref={note} role="alert" tabIndex={-1} icon="error" title={failure.message} />}
      <Field id="account" label={t('login:account')}>
        {(control) => (
          <input
            {...control}
            type="text"
            name="account"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck="false"
            required
          />
        )}
      </Field>
      <PasswordField />
      {isCodeAsked && <CodeField id="code" name="code" isFocused />}
      <div className={styles.actions}>
        <Button type="submit" disabled={!browser} aria-disabled={isLoggingIn} aria-busy={isLoggingIn}>
          {isLoggingIn ? t('login:submitting') : t('login:submit')}
        </Button>
        <span className={text.meta}>{t('login:forgotten')}</span>
      </div>
      <noscript>{t('login:needsScript')}</noscript>
    </form>
  )
}

/** The desk, for who may work there now; else the settings, which also say what is wrong. */
function firstScreen(profile: Profile | undefined): string {
  return profile?.permissions.includes('read requests') && !profile.duty ? '/desk' : '/settings'
}

function PasswordField() {
  const t = useWords()
  const [isShown, setIsShown] = useState(false)
  return (
    <Field id="password" label={t('login:password')}>
      {(control) => (
        <div className={joinedClass}>
          <input
            {...control}
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck="false"
            required
          />
          <Button variant="secondary" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
            {t('login:show')}
          </Button>
        </div>
      )}
    </Field>
  )
}
