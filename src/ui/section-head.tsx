import type { ReactNode } from 'react'
import { Bay } from './bays.tsx'
import styles from './section-head.module.css'

/** The first bay of a section: its heading, what it is about, and a way on that stands at the foot. */
export function SectionHead({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <Bay as="header" at="b1" className={styles.head}>
      <h2>{heading}</h2>
      {children}
    </Bay>
  )
}
