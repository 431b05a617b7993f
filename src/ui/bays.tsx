import type { ElementType, HTMLAttributes } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './layout.module.css'

type BaysProps = HTMLAttributes<HTMLElement> & {
  as?: ElementType
  /** Puts air between the rows where bays stand under each other (small screens). */
  spaced?: boolean
}

/** Four columns from post to post; two below 960 px, where every bay takes both unless it is a `half`. */
export function Bays({ as: Element = 'div', spaced = false, className, ...rest }: BaysProps) {
  return <Element {...rest} className={joinClasses(styles.bays, spaced && styles.spaced, className)} />
}

/** First and last column of a bay: `b24` reaches from the second to the fourth. */
export type BaySpan = 'b1' | 'b2' | 'b3' | 'b4' | 'b12' | 'b23' | 'b34' | 'b13' | 'b24' | 'b14'

type BayProps = HTMLAttributes<HTMLElement> & {
  as?: ElementType
  /** Columns it takes above 960 px; the next free one when left out. */
  at?: BaySpan
  /** Takes one of two columns below 960 px. */
  half?: boolean
  /** Without padding, for content that touches the posts. */
  flush?: boolean
}

/** A place in the four bays. */
export function Bay({ as: Element = 'div', at, half = false, flush = false, className, ...rest }: BayProps) {
  const classes = joinClasses(at && styles[at], half && styles.half, flush && styles.flush, className)
  return <Element {...rest} className={classes} />
}
