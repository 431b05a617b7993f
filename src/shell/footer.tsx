import { joinClasses } from '../ui/join-classes.ts'
import layout from '../ui/layout.module.css'
import styles from './footer.module.css'
import { Fragment } from './fragment.tsx'

/** The footer of every page. */
export function Footer() {
  return (
    <Fragment as="footer" name="footer" className={joinClasses(styles.footer, layout.skippable)} data-tone="ground" />
  )
}
