import { DOOR_KINDS, type DoorKind } from '../../src/content/schema/door-kinds.ts'
import { memo, useState } from 'react'
import type { Check, Remedy } from '../../src/web/features/door-schedule/check.ts'
import { changeDoor } from '../../src/web/features/door-schedule/edit.ts'
import { type Door, MAX_ALIKE, MAX_SHORT_TEXT } from '../../src/web/features/door-schedule/schedule.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { Icon, type IconName } from '../../src/web/ui/icon.tsx'
import { Cell, CountCell } from './cell.tsx'
import { CheckItem } from './check-item.tsx'
import { CheckToggle, DoorLine } from './door-line.tsx'
import styles from './door-schedule.module.css'
import { groupChecks, keyOfCheck } from './group-checks.ts'
import { ItemList } from './item-list.tsx'
import { moveFocus } from './move-focus.ts'
import { focusInRow, UNFOLD } from './show-door.ts'
import type { MakeChange } from './use-schedule.ts'

/** The actions of a row's buttons; the same functions at every rendering. */
export type DoorActions = {
  change: MakeChange
  repair: (remedy: Remedy) => void
  /** The ids of the doors that are unfolded, also of those that an undo may bring back. */
  unfolded: Set<string>
  copy: (id: string) => void
  move: (id: string, by: -1 | 1) => void
  /** Moves a door to the place of another one. */
  moveTo: (id: string, target: string) => void
  remove: (id: string) => void
}

const DRAGGED = 'application/x-door'

type DoorRowProps = {
  door: Door
  /** The same list for as long as nothing has changed in it. */
  checks: readonly Check[]
  /** Whether the window is too narrow for a table: a door is a line, and unfolds into a card. */
  isNarrow: boolean
  actions: DoorActions
}

/** A door of the table. Rendered again only if it or its checks were changed: there may be hundreds. */
export const DoorRow = memo(function DoorRow({ door, checks, isNarrow, actions }: DoorRowProps) {
  const t = useWords()
  const [isOpen, setOpen] = useState(() => actions.unfolded.has(door.id))
  const { id, number, floor, place, kind, alike, items } = door
  const say = (column: string) => t('door-schedule:doors.cell', { column, door: number })
  const label = (column: 'number' | 'floor' | 'place' | 'kind' | 'alike') => say(t(`door-schedule:columns.${column}`))
  const set = (changes: Partial<Door>) => actions.change((schedule) => changeDoor(schedule, id, changes))
  const onToggle = () => {
    if (isOpen) actions.unfolded.delete(id)
    else actions.unfolded.add(id)
    setOpen(!isOpen)
  }
  const repair = (remedy: Remedy, button: HTMLElement) => {
    // The button goes with its fault, and in wide windows the sign of the checks may go too.
    focusInRow(button.closest('tr'), isNarrow ? UNFOLD : 'number')
    actions.repair(remedy)
  }
  const line = { door, checks, isOpen, onToggle }
  const buttons = [
    { action: 'up', icon: 'arrow-left', act: () => actions.move(id, -1) },
    { action: 'down', icon: 'arrow-right', act: () => actions.move(id, 1) },
    { action: 'copy', icon: 'copy', act: () => actions.copy(id) },
    { action: 'remove', icon: 'bin', act: () => actions.remove(id) },
  ] as const satisfies readonly { action: string; icon: IconName; act: () => void }[]
  return (
    <tr
      data-row={id}
      data-unfolded={isOpen || undefined}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={(event) => {
        const dragged = event.dataTransfer.getData(DRAGGED)
        if (!dragged) return
        event.preventDefault()
        actions.moveTo(dragged, id)
      }}
    >
      {isNarrow && <DoorLine {...line} />}
      {(isOpen || !isNarrow) && (
        <>
          <th scope="row" data-label={t('door-schedule:columns.number')}>
            {/* Dragging is for the pointer alone: the keyboard has the buttons of the row. */}
            <span
              className={styles.handle}
              draggable
              aria-hidden="true"
              title={t('door-schedule:doors.drag')}
              onDragStart={(event) => {
                event.dataTransfer.setData(DRAGGED, id)
                event.dataTransfer.effectAllowed = 'move'
              }}
            >
              ⋮⋮
            </span>
            <Cell
              value={number}
              label={label('number')}
              data-column="number"
              maxLength={MAX_SHORT_TEXT}
              onCommit={(typed) => set({ number: typed.trim() })}
            />
            {!isNarrow && <CheckToggle {...line} />}
          </th>
          {(['floor', 'place'] as const).map((column) => (
            <td key={column} data-label={t(`door-schedule:columns.${column}`)}>
              <Cell
                value={column === 'floor' ? floor : place}
                label={label(column)}
                data-column={column}
                maxLength={MAX_SHORT_TEXT}
                onCommit={(typed) => set({ [column]: typed.trim() })}
              />
            </td>
          ))}
          <td data-label={t('door-schedule:columns.kind')}>
            <select
              className={styles.cell}
              aria-label={label('kind')}
              data-column="kind"
              value={kind}
              onKeyDown={moveFocus}
              // The options are those of DOOR_KINDS.
              onChange={(event) => set({ kind: event.target.value as DoorKind })}
            >
              {DOOR_KINDS.map((each) => (
                <option key={each} value={each}>
                  {t(`door-schedule:kinds.${each}`)}
                </option>
              ))}
            </select>
          </td>
          <td data-label={t('door-schedule:columns.alike')}>
            <CountCell
              value={alike}
              label={label('alike')}
              max={MAX_ALIKE}
              column="alike"
              onCommit={(count) => set({ alike: count })}
            />
          </td>
          <td data-label={t('door-schedule:columns.devices')}>
            <ItemList spot={{ door: id }} items={items} where={number} change={actions.change} />
            {isOpen && checks.length > 0 && (
              <ul className={styles.checks} aria-label={say(t('schedule-checks:checks.heading'))}>
                {groupChecks(checks).map((group, index) => (
                  <CheckItem key={keyOfCheck(group.checks[0], index)} {...{ group }} onRemedy={repair} />
                ))}
              </ul>
            )}
          </td>
          <td className={styles.actions}>
            {buttons.map(({ action, icon, act }) => (
              <button
                key={action}
                type="button"
                className={styles.tool}
                data-action={action}
                title={t(`door-schedule:actions.${action}`)}
                aria-label={t('door-schedule:actions.of', {
                  action: t(`door-schedule:actions.${action}`),
                  door: number,
                })}
                onClick={act}
              >
                <Icon name={icon} />
              </button>
            ))}
          </td>
        </>
      )}
    </tr>
  )
})
