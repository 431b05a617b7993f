import type { KeyboardEvent } from 'react'
import { addDoor, placeItem } from '../../src/web/features/door-schedule/edit.ts'
import type { Door, Item } from '../../src/web/features/door-schedule/schedule.ts'
import { newId } from '../../src/web/features/door-schedule/new-id.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import styles from './door-schedule.module.css'
import type { MakeChange } from './use-schedule.ts'

type PlaceControlProps = { item: Item; doors: readonly Door[]; change: MakeChange }

/** Puts a collected device at a door, at a new one, or into the comms room. */
export function PlaceControl({ item, doors, change }: PlaceControlProps) {
  const t = useWords()
  const place = (to: string) =>
    change((schedule) => {
      if (to !== 'new') return placeItem(schedule, 'loose', item, to === 'room' ? 'room' : { door: to })
      const id = newId()
      return placeItem(addDoor(schedule, { id }), 'loose', item, { door: id })
    })
  return (
    <select
      className={styles.cell}
      aria-label={t('door-schedule:loose.place', { model: item.code.toUpperCase() })}
      value=""
      onKeyDown={openByKey}
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

/** In a list that is closed, a key would choose at once, and place the device on the way to another door: it opens the list. */
function openByKey(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, currentTarget } = event
  const chooses = key.length === 1 || /^(?:Arrow|Page|Home$|End$)/.test(key)
  if (!chooses || event.altKey || event.ctrlKey || event.metaKey) return
  if (!CSS.supports('selector(:open)') || currentTarget.matches(':open')) return
  event.preventDefault()
  currentTarget.showPicker()
}
