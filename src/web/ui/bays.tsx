import type { ElementType, HTMLAttributes } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './layout.module.css'

type BaysProps = HTMLAttributes<HTMLElement> & {
  as?: ElementType
  /** Adds space between the rows where columns are stacked (small screens). */
  spaced?: boolean
}

/** The grid of four columns; below 960 px there are two, and every cell spans both unless it is a `half`. */
export function Bays({ as: Element = 'div', spaced = false, className, ...rest }: BaysProps) {
  return <Element {...rest} className={joinClasses(styles.bays, spaced && styles.spaced, className)} />
}

/** First and last column of a cell: `b24` spans from the second to the fourth. */
export type BaySpan = 'b1' | 'b2' | 'b3' | 'b4' | 'b12' | 'b23' | 'b34' | 'b13' | 'b24' | 'b14'

type BayProps = HTMLAttributes<HTMLElement> & {
  as?: ElementType
  /** Its columns above 960 px; by default the next free one. */
  at?: BaySpan
  /** Spans one of two columns below 960 px. */
  half?: boolean
  /** Without padding, for content that touches the grid lines. */
  flush?: boolean
}

/** A cell of the grid. */
export function Bay({ as: Element = 'div', at, half = false, flush = false, className, ...rest }: BayProps) {
  const classes = joinClasses(at && styles[at], half && styles.half, flush && styles.flush, className)
  return <Element {...rest} className={classes} />
}
