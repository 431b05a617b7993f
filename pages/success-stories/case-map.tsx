import { Link } from '../../src/routing/link.tsx'
import { SvgMarkup } from '../../src/ui/svg-markup.tsx'
import styles from './case-map.module.css'
import { caseTarget } from './use-selected-case.ts'

export type CaseMapData = {
  svg: string
  /** Positions of the numbers, in percent of the map. */
  pins: { id: number; left: number; top: number }[]
}

type CaseMapProps = {
  map: CaseMapData
  cases: readonly { id: number; location: string }[]
  selected: number | undefined
}

/** A map of Taiwan with a numbered link for each case. */
export function CaseMap({ map, cases, selected }: CaseMapProps) {
  const names = new Map(cases.map(({ id, location }) => [id, location]))
  return (
    <div className={styles.map}>
      <SvgMarkup svg={map.svg} />
      {map.pins.map(({ id, left, top }) => (
        <Link
          key={id}
          className={styles.pin}
          style={{ left: `${left}%`, top: `${top}%` }}
          to={caseTarget(id)}
          aria-current={id === selected ? 'true' : undefined}
          aria-label={`${id} ${names.get(id) ?? ''}`}
        >
          {id}
        </Link>
      ))}
    </div>
  )
}
