import type { CSSProperties } from 'react'
import { Link } from '../../src/routing/link.tsx'
import { ScrollRegion } from '../../src/ui/scroll-region.tsx'
import type { ShelfItem } from './series-data.ts'
import styles from './shelf.module.css'

/** Number of pictures in the first viewport. */
const LOADED_AT_ONCE = 6

/** All products on one plinth, at the same true scale. */
export function Shelf({ items, label }: { items: readonly ShelfItem[]; label: string }) {
  const tallest = Math.max(...items.map(({ height }) => height))
  return (
    <ScrollRegion label={label} className={styles.stage}>
      <ul className={styles.line} style={millimetres({ '--tallest': tallest })}>
        {items.map((item, index) => (
          <li key={item.code}>
            <Link to={`/products/${item.code}`} data-plain="">
              <span className={styles.place}>
                <Body item={item} isFirst={index < LOADED_AT_ONCE} />
              </span>
              <span className={styles.label}>
                <b>{item.model}</b>
                <span>{item.category}</span>
                <span>{item.size}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </ScrollRegion>
  )
}

function Body({ item: { src, width, height }, isFirst }: { item: ShelfItem; isFirst: boolean }) {
  const size = millimetres({ '--width': width, '--height': height })
  if (!src) return <span className={styles.outline} style={size} />
  return <img src={src} alt="" width={width} height={height} style={size} loading={isFirst ? undefined : 'lazy'} />
}

/** Custom properties, which React's CSSProperties does not allow. */
const millimetres = (lengths: Record<`--${string}`, number>) => lengths as CSSProperties
