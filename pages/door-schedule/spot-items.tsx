import { addDoor, placeItem, type Spot } from '../../src/schedule/edit.ts'
import type { Door, Item } from '../../src/schedule/schedule.ts'
import { useWords } from '../../src/i18n/words.ts'
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
        <ItemList
          spot={spot}
          items={items}
          where={heading}
          change={change}
          extra={doors && ((item) => <PlaceControl item={item} doors={doors} change={change} />)}
        />
      </div>
    </section>
  )
}

type PlaceControlProps = { item: Item; doors: readonly Door[]; change: (change: Change) => void }

/** Puts a collected device at a door, at a new one, or into the comms room. */
function PlaceControl({ item, doors, change }: PlaceControlProps) {
  const t = useWords()
  const place = (to: string) =>
    change((schedule) => {
      if (to !== 'new') return placeItem(schedule, 'loose', item.code, to === 'room' ? 'room' : { door: to })
      const id = crypto.randomUUID()
      return placeItem(addDoor(schedule, { id }), 'loose', item.code, { door: id })
    })
  return (
    <select
      className={styles.cell}
      aria-label={t('door-schedule:loose.place', { model: item.code.toUpperCase() })}
      value=""
      onChange={(event) => place(event.target.value)}
    >
      <option value="" disabled>
        {t('door-schedule:loose.to')}
      </option>
      <option value="new">{t('door-schedule:loose.newDoor')}</option>
      <option value="room">{t('door-schedule:room.heading')}</option>
      {doors.map(({ id, number, place: name }) => (
        <option key={id} value={id}>
          {`${number} ${name}`.trim()}
        </option>
      ))}
    </select>
  )
}
