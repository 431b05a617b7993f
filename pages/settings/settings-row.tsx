import type { ReactNode } from 'react'
import { Bay, Bays } from '../../src/ui/bays.tsx'
import text from '../../src/ui/text.module.css'
import styles from './settings.module.css'

type SettingsRowProps = {
  heading: string
  /** Stands in bay 4 like a gauge: the state of what the row is about, or what can be done with it. */
  instrument: ReactNode
  /** What stands in the bays between. */
  children: ReactNode
}

/** A row of the settings: label, control, instrument. */
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
