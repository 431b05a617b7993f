import { Link } from '../routing/link.tsx'
import { SITE } from '../site.ts'
import styles from './logo.module.css'

/** Logo and name of the vendor, linked to the home page. The logo is also public/logo.svg. */
export function Logo() {
  return (
    <Link className={styles.logo} to="/" data-plain="">
      <svg viewBox="0 0 44 34" aria-hidden="true">
        <path fill="currentColor" d="M0 0h44v8H0zM5 8h3v26H5zM36 8h3v26h-3z" />
        <path className={styles.door} d="M8 8l15 4v18L8 34z" />
      </svg>
      <span>
        {SITE.wordmark.latin} <b lang="zh-TW">{SITE.wordmark.han}</b>
      </span>
    </Link>
  )
}
