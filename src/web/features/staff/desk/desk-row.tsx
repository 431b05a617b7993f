import type { ReactNode } from 'react'
import { Bay, Bays } from '../../../ui/bays.tsx'
import text from '../../../ui/text.module.css'
import styles from './desk-row.module.css'

type DeskRowProps = { heading: string; hint?: ReactNode; children: ReactNode }

/** A part of a screen: its purpose on the left, the work on the right. */
export function DeskRow({ heading, hint, children }: DeskRowProps) {
  return (
    <Bays as="section" className={styles.row}>
      <Bay at="b1" className={styles.head}>
        <h2 className={text.h3}>{heading}</h2>
        {hint && <p className={text.meta}>{hint}</p>}
      </Bay>
      <Bay at="b24" className={styles.work}>
        {children}
      </Bay>
    </Bays>
  )
}

/** The class of fields side by side in a form. */
export const fieldsClass = styles.fields ?? ''

/** The class of a form's buttons, and of the text beside them. */
export const actionsClass = styles.actions ?? ''
