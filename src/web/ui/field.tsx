import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

/** The attributes that connect a control with its field; spread it on the input, textarea or select. */
export type FieldControl = {
  id: string
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export type FieldProps = {
  /** The control's id; unique on the page. */
  id: string
  label: ReactNode
  /** The word for "required", after the label. Set `required` on the control as well. */
  requiredMark?: string | undefined
  hint?: ReactNode
  error?: ReactNode
  className?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** A label, its control, a hint and, if it is invalid, an error message. */
export function Field({ id, label, requiredMark, hint, error, className, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={joinClasses(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label} {requiredMark && <span className={styles.required}>{requiredMark}</span>}
      </label>
      {children({
        id,
        className: inputClass,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': joinClasses(errorId, hintId),
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** An error message under a control, or under a group of controls: an icon and text. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="error" />
      <span>{children}</span>
    </p>
  )
}

/** The class of an input, textarea or select outside of a `Field`; it needs an accessible name. */
export const inputClass = styles.input ?? ''

/** The class of an element that joins an input and the button after it. */
export const joinedClass = styles.joined ?? ''

type CheckProps = InputHTMLAttributes<HTMLInputElement> & {
  type: 'checkbox' | 'radio'
  /** Number of results with this filter. */
  count?: number | undefined
}

/** A checkbox or radio button within its label, 44 px high. */
export function Check({ count, className, children, ...rest }: CheckProps) {
  return (
    <label className={joinClasses(styles.check, className)}>
      <input {...rest} />
      {children}
      {count !== undefined && <small>{count}</small>}
    </label>
  )
}
