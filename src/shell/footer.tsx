import styles from './footer.module.css'
import { Fragment } from './fragment.tsx'

/** The foot of every page. */
export function Footer() {
  return <Fragment as="footer" name="footer" className={styles.footer} data-tone="ground" />
}
