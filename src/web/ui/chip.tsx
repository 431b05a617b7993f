import type { ButtonHTMLAttributes, HTMLAttributes } from 'react'
import styles from './chip.module.css'
import { joinClasses } from './join-classes.ts'

/** A small button; `data-on`, `aria-pressed` or `aria-current` mark it as selected: an active filter, a recent search. */
export function Chip({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={joinClasses(styles.chip, className)} />
}

/** A word after a short bar in its series' colour. */
export function Tag({ className, ...rest }: HTMLAttributes<HTMLSpanElement> & { 'data-series'?: string }) {
  return <span {...rest} className={joinClasses(styles.tag, className)} />
}
