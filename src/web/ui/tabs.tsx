import type { HTMLAttributes } from 'react'
import { joinClasses } from './join-classes.ts'
import { shadedClass } from './scroll-region.tsx'
import styles from './tabs.module.css'

type TabsProps = HTMLAttributes<HTMLElement> & {
  label: string
  /** They are attached to the beam directly above. */
  hung?: boolean
}

/**
 * Tabs that are links: the children are links with `tabClass`; the selected one has `aria-current="page"`, and a count
 * is in `<small>`.
 */
export function Tabs({ label, hung = false, className, ...rest }: TabsProps) {
  return (
    <nav
      {...rest}
      aria-label={label}
      className={joinClasses(styles.tabs, shadedClass, hung && styles.hung, className)}
    />
  )
}

/** The class of a tab: of a link with `aria-current`, or of a button with `role="tab"` and `aria-selected`. */
export const tabClass = styles.tab ?? ''
