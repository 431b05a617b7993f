import type { ReactNode } from 'react'
import { Bay } from './bays.tsx'
import { joinClasses } from './join-classes.ts'
import styles from './section-head.module.css'

type SectionHeadProps = {
  heading: ReactNode
  /** Of the heading, for a section that is labelled by it. */
  id?: string
  className?: string | undefined
  children?: ReactNode
}

/** The first column of a section: its heading, and under it an introduction and a link. */
export function SectionHead({ heading, id, className, children }: SectionHeadProps) {
  return (
    <Bay as="header" at="b1" className={joinClasses(styles.head, className)}>
      <h2 id={id}>{heading}</h2>
      {children}
    </Bay>
  )
}
