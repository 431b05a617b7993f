import type { CSSProperties, ReactNode } from 'react'
import type { Series } from '../../content/schema/series.ts'
import { Link } from '../navigation/routing/link.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import styles from './shelf.module.css'

export type ShelfProduct = {
  code: string
  /** The accent colour of its series, where it differs along the shelf. */
  accent?: Series['accent']
  /** The picture on the plinth. Its size is its own, so that sizes can be compared. */
  picture: ReactNode
  /** Lines under it, the first one bold. */
  lines: readonly string[]
}

type ShelfProps = {
  label: string
  products: readonly ShelfProduct[]
  /** Distributes the products over the whole width. */
  spread?: boolean
  /** Draws a rule above. */
  ruled?: boolean
  /** Custom properties that the pictures' sizes are made of. */
  style?: CSSProperties
}

/** Products in a row on one plinth, which scrolls sideways. */
export function Shelf({ label, products, spread = false, ruled = false, style }: ShelfProps) {
  return (
    <ScrollRegion label={label} className={styles.shelf} data-ruled={ruled || undefined}>
      <ul className={styles.line} data-spread={spread || undefined} style={style}>
        {products.map(({ code, accent, picture, lines: [first, ...others] }) => (
          <li key={code} data-series={accent}>
            <Link to={`/products/${code}`} data-plain>
              <span className={styles.place}>{picture}</span>
              <span className={styles.label}>
                <b>{first}</b>
                {others.map((words) => (
                  <span key={words}>{words}</span>
                ))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </ScrollRegion>
  )
}
