import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import styles from './desk-row.module.css'
import type { Call } from './use-call.ts'

type RowFormProps = {
  variant?: 'secondary'
  'aria-disabled'?: boolean
  call: Call
  /** The words on the button. */
  button: string
  onSubmit: () => Promise<void>
  /** Below the button. */
  foot?: ReactNode
  children: ReactNode
}

/** A form in a row, with one button, and why its last call failed. */
export function RowForm({ call, button, onSubmit, foot, children, ...ofButton }: RowFormProps) {
  return (
    <form
      method="post"
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      {children}
      {call.failure && <Note role="alert" icon="error" title={call.failure} />}
      <div className={styles.actions}>
        <Button type="submit" size="small" aria-busy={call.isBusy} {...ofButton}>
          {button}
        </Button>
      </div>
      {foot}
    </form>
  )
}
