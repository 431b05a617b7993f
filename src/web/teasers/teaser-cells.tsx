import type { ReactNode } from 'react'
import { Bay } from '../ui/bays.tsx'
import styles from './teaser-cells.module.css'

type TeaserCellsProps = {
  /** Two abreast in narrow windows, for cards of products. */
  half?: boolean
  /** One `li` a teaser. */
  children: ReactNode
}

/** Teasers in rows of three or two beside the head of their section, with rules between them. */
export function TeaserCells({ half = false, children }: TeaserCellsProps) {
  return (
    <Bay as="ul" at="b24" flush className={styles.cells} data-half={half || undefined}>
      {children}
    </Bay>
  )
}
