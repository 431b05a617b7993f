import type { Page } from '../page/page.ts'
import { joinClasses } from '../ui/join-classes.ts'
import layout from '../ui/layout.module.css'
import styles from './footer.module.css'
import { Fragment } from './fragment.tsx'

/** Screens where a call to send a request would lead to the page itself, or follow a call of their own. */
const WITHOUT_INVITATION = /^(contact|login|page|faq)/

/** The footer of every page. */
export function Footer({ page }: { page: Page }) {
  return (
    <Fragment
      as="footer"
      name="footer"
      className={joinClasses(styles.footer, layout.skippable)}
      data-tone="ground"
      data-brief={('payload' in page && WITHOUT_INVITATION.test(page.payload.screen)) || undefined}
    />
  )
}
