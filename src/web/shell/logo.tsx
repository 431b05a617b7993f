import { Link } from '../navigation/routing/link.tsx'
import { MARK, SITE } from '#vendor/site.ts'
import styles from './logo.module.css'

/** Logo and name of the vendor, linked to the home page. */
export function Logo() {
  return (
    <Link className={styles.logo} to="/" data-plain="">
      <svg viewBox={MARK.box} aria-hidden="true">
        <path fill="currentColor" d={MARK.frame} />
        <path className={styles.door} d={MARK.door} />
      </svg>
      <span>
        {SITE.wordmark.latin} <b lang="zh-TW">{SITE.wordmark.han}</b>
      </span>
    </Link>
  )
}
