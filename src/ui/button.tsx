import type { ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'
import { joinClasses } from './join-classes.ts'

type ButtonLook = {
  /** Ink, an outline, or nothing until it is pointed at. */
  variant?: 'primary' | 'secondary' | 'quiet'
  /** 48 px, 44 px; a square of 48 px and a tool of 44 px hold an icon and need a name. */
  size?: 'medium' | 'small' | 'square' | 'tool'
}

/** The class of a link that looks like a button. */
export function buttonClass({ variant = 'primary', size = 'medium' }: ButtonLook = {}): string {
  return joinClasses(styles.button, styles[variant], styles[size]) ?? ''
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook

/** A button; `type="submit"` must be said. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  const look = buttonClass({ ...(variant && { variant }), ...(size && { size }) })
  return <button {...rest} type={type} className={joinClasses(look, className)} />
}
