import type { ReactNode } from 'react'
import styles from './lamp.module.css'

/** A status lamp with its label: filled is on; a ring is off, or idle in grey; a dotted ring is pending. */
export function Lamp({ state, children }: { state: 'on' | 'off' | 'idle' | 'pending'; children: ReactNode }) {
  return (
    <span className={styles.lamp} data-state={state}>
      {children}
    </span>
  )
}
