import type { ReactNode } from 'react'
import { Bay, Bays } from '../../../src/web/ui/bays.tsx'
import text from '../../../src/web/ui/text.module.css'
import styles from './settings.module.css'

type SettingsRowProps = {
  heading: string
  /** Content of the fourth column: a status, or an action. */
  instrument?: ReactNode
  /** Content of the columns between. */
  children: ReactNode
}

/** A row of the settings: label, control, status or action. */
export function SettingsRow({ heading, instrument, children }: SettingsRowProps) {
  return (
    <Bays as="section" className={styles.row}>
      <Bay as="h2" at="b1" className={text.h3}>
        {heading}
      </Bay>
      {children}
      <Bay at="b4" className={styles.instrument}>
        {instrument}
      </Bay>
    </Bays>
  )
}
