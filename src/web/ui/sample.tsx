import type { ReactNode } from 'react'
import styles from './sample.module.css'

/** Marks figures and quotations as examples. */
export function Sample({ children }: { children: ReactNode }) {
  return <b className={styles.sample}>{children}</b>
}
