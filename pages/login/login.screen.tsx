import { useWords, type Words } from '../../src/i18n/words.ts'
import type { Head } from '../../src/routing/head.ts'
import styles from './login.module.css'

/** The page needs nothing of the catalogue: it lives in the browser. */
export type LoginData = Record<string, never>

export function head(_data: LoginData, t: Words): Head {
  return { title: t('login:title'), description: t('login:description'), isPrivate: true }
}

export function Page() {
  const t = useWords()
  return (
    <>
      <h1>{t('login:title')}</h1>
      <p>{t('login:description')}</p>
      <form className={styles.form} method="post" action="/api/users/login">
        <label htmlFor="account">{t('login:account')}</label>
        <input id="account" name="account" autoComplete="username" required />
        <label htmlFor="password">{t('login:password')}</label>
        <input id="password" name="password" type="password" autoComplete="current-password" required />
        <button type="submit">{t('login:submit')}</button>
      </form>
    </>
  )
}
