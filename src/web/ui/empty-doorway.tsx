import type { ReactNode } from 'react'
import { HAS_DOORS } from '../../base/look.ts'
import styles from './empty-doorway.module.css'
import { joinClasses } from './join-classes.ts'

type EmptyDoorwayProps = {
  /** A heading of the right level, or a sentence. */
  title: ReactNode
  text?: ReactNode
  /** The most useful actions: buttons or links. */
  children?: ReactNode
  /** Its words begin at the second post: as wide as the page, within the padding of a cell. */
  atPosts?: boolean
  className?: string | undefined
}

/** An empty state: a dashed doorway (none in a plain look), one sentence, the most useful action. */
export function EmptyDoorway({ title, text, children, atPosts = false, className }: EmptyDoorwayProps) {
  return (
    <div
      className={joinClasses(
        HAS_DOORS ? styles.empty : styles.plain,
        HAS_DOORS && atPosts && styles.atPosts,
        className,
      )}
    >
      {HAS_DOORS && (
        <svg viewBox="0 0 160 180" aria-hidden="true">
          <path className={styles.solid} d="M8 14h144v12H8z" />
          <path className={styles.line} d="M24 26v144M136 26v144M0 171h160" />
          <path className={styles.dashed} d="M44 170V50h72v120" />
        </svg>
      )}
      <div>
        {title}
        {text && <p>{text}</p>}
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  )
}
