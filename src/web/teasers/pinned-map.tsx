import { Link } from '../navigation/routing/link.tsx'
import { SvgMarkup } from '../ui/svg-markup.tsx'
import styles from './pinned-map.module.css'

export type PinnedMapData = {
  svg: string
  /** Positions of the numbers, in percent of the map. */
  pins: { id: number; left: number; top: number }[]
}

type PinnedMapProps = {
  map: PinnedMapData
  /** The meaning of each number, and the target of its link; two kinds of places differ in their marks. */
  places: readonly { id: number; name: string; to: string; mark?: 'solid' | 'round' }[]
  selected?: number | undefined
}

/** A map of Taiwan with a numbered link for each place. */
export function PinnedMap({ map, places, selected }: PinnedMapProps) {
  const found = new Map(places.map((place) => [place.id, place]))
  return (
    <div className={styles.map}>
      <SvgMarkup svg={map.svg} />
      {map.pins.map(({ id, left, top }) => (
        <Link
          key={id}
          className={styles.pin}
          data-mark={found.get(id)?.mark}
          style={{ left: `${left}%`, top: `${top}%` }}
          to={found.get(id)?.to ?? ''}
          aria-current={id === selected ? 'true' : undefined}
          aria-label={`${id} ${found.get(id)?.name ?? ''}`}
        >
          {id}
        </Link>
      ))}
    </div>
  )
}
