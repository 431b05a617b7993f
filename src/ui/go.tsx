import type { ReactNode } from 'react'
import styles from './button.module.css'
import { Icon } from './icon.tsx'

/** The class of a link that leads on, with a line under its words and an arrow behind them. Its content is `GoWords`. */
export const goClass = styles.go ?? ''

/** What stands in a link of `goClass`. */
export function GoWords({ children }: { children: ReactNode }) {
  return (
    <>
      <span>{children}</span>
      <Icon name="arrow-right" />
    </>
  )
}
