import type { ReactNode } from 'react'
import styles from './button.module.css'
import { Icon } from './icon.tsx'

/** The class of a link with an underline and an arrow. Its content is `GoWords`. */
export const goClass = styles.go ?? ''

/** The content of a link with `goClass`. */
export function GoWords({ children }: { children: ReactNode }) {
  return (
    <>
      <span>{children}</span>
      <Icon name="arrow-right" />
    </>
  )
}
