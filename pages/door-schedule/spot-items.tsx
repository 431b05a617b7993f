import type { Spot } from '../../src/schedule/edit.ts'
import type { Door, Item } from '../../src/schedule/schedule.ts'
import styles from './door-schedule.module.css'
import { ItemList } from './item-list.tsx'
import type { Change } from './use-schedule.ts'

type SpotItemsProps = {
  heading: string
  hint: string
  spot: Extract<Spot, string>
  items: readonly Item[]
  change: (change: Change) => void
  /** The doors that its devices can be placed at. */
  doors?: readonly Door[]
}

/** What stands in the comms room, or has no place yet. */
export function SpotItems({ heading, hint, spot, items, change, doors }: SpotItemsProps) {
  return (
    <section className={styles.part} aria-label={heading} data-cells="">
      <h2>{heading}</h2>
      <p className={styles.hint}>{hint}</p>
      <div data-row={spot}>
        <ItemList spot={spot} items={items} where={heading} change={change} {...(doors && { doors })} />
      </div>
    </section>
  )
}
