import type { HTMLAttributes } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './layout.module.css'
import { Wrap } from './wrap.tsx'

type SectionProps = HTMLAttributes<HTMLElement> & {
  /** Space above and below: of a section, of a band, or none. */
  space?: 'room' | 'band' | 'none'
  tone?: 'paper' | 'plinth' | 'ground'
  /** Draws a rule above. */
  ruled?: boolean
}

/** A section of a screen, as wide as the window, with its content in the grid. */
export function Section({ space = 'room', tone = 'paper', ruled = false, className, children, ...rest }: SectionProps) {
  const classes = joinClasses(
    styles.skippable,
    space !== 'none' && styles[space],
    ruled && styles.ruled,
    tone === 'plinth' && styles.plinth,
    className,
  )
  return (
    <section {...rest} className={classes} data-tone={tone === 'ground' ? tone : undefined}>
      <Wrap bare={tone === 'plinth' || (tone === 'ground' && space !== 'none')}>{children}</Wrap>
    </section>
  )
}
