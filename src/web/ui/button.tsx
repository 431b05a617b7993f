import type { ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'
import { joinClasses } from './join-classes.ts'

type ButtonLook = {
  /** Filled, outlined, or invisible until hovered. */
  variant?: 'primary' | 'secondary' | 'quiet'
  /** 48 px or 44 px high; a `square` of 48 px or a `tool` of 44 px contains an icon and needs an accessible name. */
  size?: 'medium' | 'small' | 'square' | 'tool'
}

/** Returns the class of a link that looks like a button. */
export function buttonClass({ variant = 'primary', size = 'medium' }: ButtonLook = {}): string {
  return joinClasses(styles.button, styles[variant], styles[size]) ?? ''
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook

/** A button; `type="submit"` must be set explicitly. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  const look = buttonClass({ ...(variant && { variant }), ...(size && { size }) })
  return <button {...rest} type={type} className={joinClasses(look, className)} />
}
