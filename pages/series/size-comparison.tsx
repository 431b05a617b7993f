import type { CSSProperties } from 'react'
import { Shelf } from '../../src/web/teasers/shelf.tsx'
import { inSite } from '../../src/base/base-path.ts'
import type { ShelfItem } from './series-data.ts'
import styles from './size-comparison.module.css'

/** Number of pictures in the first viewport. */
const LOADED_AT_ONCE = 6
/** The height of the tallest product, unless it would be enlarged too much: as in the styles. */
const STAGE = 'clamp(13rem, 27vw, 26rem)'

/** Products on one plinth, at the same true scale. */
export function SizeComparison({ items, label }: { items: readonly ShelfItem[]; label: string }) {
  const tallest = Math.max(...items.map(({ height }) => height))
  return (
    <Shelf
      label={label}
      style={millimetres({ '--tallest': tallest, '--stage': `min(${STAGE}, ${tallest} * 0.11rem)` })}
      products={items.map((item, index) => ({
        code: item.code,
        lines: [item.model, item.category, item.size],
        picture: <Body item={item} isFirst={index < LOADED_AT_ONCE} />,
      }))}
    />
  )
}

function Body({ item: { src, width, height }, isFirst }: { item: ShelfItem; isFirst: boolean }) {
  const size = millimetres({ '--width': width, '--height': height })
  if (!src) return <span className={styles.outline} style={size} />
  return (
    <img
      src={inSite(src)}
      alt=""
      className={styles.body}
      width={width}
      height={height}
      style={size}
      loading={isFirst ? undefined : 'lazy'}
    />
  )
}

/** Custom properties, which React's CSSProperties does not allow. */
const millimetres = (lengths: Record<`--${string}`, number | string>) => lengths as CSSProperties
