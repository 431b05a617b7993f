import type { HTMLAttributes } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './layout.module.css'

type WrapProps = HTMLAttributes<HTMLDivElement> & {
  /** Draws no grid lines: on an inverted or tinted band. */
  bare?: boolean | undefined
}

/** The maximum width of content, with the lines of the four-column grid. */
export function Wrap({ bare = false, className, ...rest }: WrapProps) {
  return <div {...rest} className={joinClasses(styles.wrap, !bare && styles.posts, className)} />
}
