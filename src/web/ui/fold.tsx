import type { DetailsHTMLAttributes, ReactNode } from 'react'
import styles from './fold.module.css'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

type FoldProps = DetailsHTMLAttributes<HTMLDetailsElement> & {
  /** A word, or a heading element without an id: it is in the document twice, and shown once. */
  heading: ReactNode
  /** On larger screens the heading opens and closes it too. */
  everywhere?: boolean
}

/**
 * A group under its heading. On phones the heading opens and closes it, and it is closed unless `open` is set; on larger
 * screens it is always open, in a browser that can style a closed group's content, unless it folds `everywhere`.
 */
export function Fold({ heading, everywhere = false, className, children, ...rest }: FoldProps) {
  return (
    <details {...rest} className={joinClasses(styles.fold, !everywhere && styles.narrow, className)}>
      <summary>
        {heading}
        <Icon name="plus" />
      </summary>
      {!everywhere && <div className={styles.heading}>{heading}</div>}
      {children}
    </details>
  )
}
