import { useCallback, useMemo, useRef } from 'react'
import { addDoor, copyDoor, moveDoor, removeDoor } from '../../src/schedule/edit.ts'
import { type Door, MAX_DOORS } from '../../src/schedule/schedule.ts'
import { newId } from '../../src/schedule/new-id.ts'
import { useWords } from '../../src/i18n/words.ts'
import { Button } from '../../src/ui/button.tsx'
import { Icon } from '../../src/ui/icon.tsx'
import { ColumnHeads } from './column-heads.tsx'
import { DoorRow, type DoorActions } from './door-row.tsx'
import styles from './door-schedule.module.css'
import type { Change } from './use-schedule.ts'

const ACTIONS = ['actions'] as const

type DoorTableProps = {
  doors: readonly Door[]
  change: (change: Change) => void
  /** Announces what was done. */
  say: (message: string) => void
}

/** The doors: a table, and cards in narrow windows. */
export function DoorTable({ doors, change, say }: DoorTableProps) {
  const t = useWords()
  const table = useRef<HTMLTableElement>(null)
  const focusOn = useCallback((id: string, column: string) => {
    // When the row is there.
    requestAnimationFrame(() => {
      const row = [...(table.current?.rows ?? [])].find((each) => each.dataset.row === id)
      row?.querySelector<HTMLElement>(`[data-column="${column}"], [data-action="${column}"]`)?.focus()
    })
  }, [])
  const actions: DoorActions = useMemo(
    () => ({
      change,
      copy: (id) => {
        const copy = newId()
        change((schedule) => copyDoor(schedule, id, copy))
        focusOn(copy, 'number')
        say(t('door-schedule:said.copied'))
      },
      move: (id, by) => {
        change((schedule) => moveDoor(schedule, id, by))
        focusOn(id, by < 0 ? 'up' : 'down')
        say(t('door-schedule:said.moved'))
      },
      moveTo: (id, target) =>
        change((schedule) => {
          const places = schedule.doors.map((door) => door.id)
          return moveDoor(schedule, id, places.indexOf(target) - places.indexOf(id))
        }),
      remove: (id) => {
        const rows = [...(table.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])]
        const at = rows.findIndex((row) => row.dataset.row === id)
        const next = (rows[at + 1] ?? rows[at - 1])?.dataset.row
        change((schedule) => removeDoor(schedule, id))
        if (next) focusOn(next, 'number')
        say(t('door-schedule:said.removed'))
      },
    }),
    [change, focusOn, say, t],
  )
  const add = () => {
    const id = newId()
    change((schedule) => addDoor(schedule, { id }))
    focusOn(id, 'place')
  }
  return (
    <section className={styles.part} aria-labelledby="doors-heading">
      <h2 id="doors-heading">{t('door-schedule:doors.heading')}</h2>
      {doors.length > 0 ? (
        <table ref={table} className={styles.table} data-cells="">
          <caption>{t('door-schedule:doors.keys')}</caption>
          <ColumnHeads more={ACTIONS} />
          <tbody>
            {doors.map((door) => (
              <DoorRow key={door.id} door={door} actions={actions} />
            ))}
          </tbody>
        </table>
      ) : (
        <p className={styles.hint}>{t('door-schedule:doors.empty')}</p>
      )}
      <Button variant="secondary" onClick={add} disabled={doors.length >= MAX_DOORS}>
        <Icon name="plus" />
        {t('door-schedule:doors.add')}
      </Button>
    </section>
  )
}
