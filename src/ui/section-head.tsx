import type { ReactNode } from 'react'
import { Bay } from './bays.tsx'
import styles from './section-head.module.css'

/** The first column of a section: its heading, an introduction, and a link at the bottom. */
export function SectionHead({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <Bay as="header" at="b1" className={styles.head}>
      <h2>{heading}</h2>
      {children}
    </Bay>
  )
}
