import type { MouseEvent } from 'react'
import { addItems, setFailSafe, setQuantity, type Spot } from '../../src/web/features/door-schedule/edit.ts'
import { staysShut } from '../../src/web/features/door-schedule/locks.ts'
import { type Door, type Item, MAX_QUANTITY } from '../../src/web/features/door-schedule/schedule.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { Icon } from '../../src/web/ui/icon.tsx'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import { CountCell } from './cell.tsx'
import { DevicePicker } from './device-picker.tsx'
import styles from './door-schedule.module.css'
import { PlaceControl } from './place-control.tsx'
import type { MakeChange } from './use-schedule.ts'
import { useParts } from './use-parts.ts'

type ItemListProps = {
  spot: Spot
  items: readonly Item[]
  /** The door's number, or the name of the place. */
  where: string
  change: MakeChange
  /** The doors that its devices can be placed at. */
  doors?: readonly Door[]
}

/** The devices at a spot, with their quantities, and a field to add one. */
export function ItemList({ spot, items, where, change, doors }: ItemListProps) {
  const t = useWords()
  const { byCode } = useParts()
  return (
    <div className={styles.items}>
      {items.length > 0 && (
        <ul>
          {items.map((item) => {
            const part = byCode.get(item.code)
            const model = part?.model ?? item.code.toUpperCase()
            return (
              <li key={`${item.code} ${item.failSafe}`}>
                <CountCell
                  value={item.quantity}
                  label={t('door-schedule:items.quantity', { model, where })}
                  max={MAX_QUANTITY}
                  min={0}
                  column="devices"
                  onCommit={(quantity) => change((schedule) => setQuantity(schedule, spot, item, quantity))}
                />
                <span className={styles.device}>
                  <b>{model}</b>{' '}
                  <span>
                    <Unbroken text={part?.name ?? t('door-schedule:items.unknown')} />
                  </span>
                </span>
                <button
                  type="button"
                  className={styles.tool}
                  aria-label={t('door-schedule:items.remove', { model, where })}
                  onClick={(event) => {
                    leaveByKey(event)
                    change((schedule) => setQuantity(schedule, spot, item, 0))
                  }}
                >
                  <Icon name="close" />
                </button>
                {typeof spot === 'object' && part && staysShut(part) && (
                  <label className={styles.failSafe}>
                    <input
                      type="checkbox"
                      checked={item.failSafe ?? false}
                      onChange={(event) =>
                        change((schedule) => setFailSafe(schedule, spot, item, event.target.checked))
                      }
                    />
                    {t('door-schedule:items.failSafe')}
                  </label>
                )}
                {doors && <PlaceControl item={item} doors={doors} change={change} />}
              </li>
            )
          })}
        </ul>
      )}
      <DevicePicker
        label={t('door-schedule:items.add', { where })}
        onPick={(code) => change((schedule) => addItems(schedule, spot, [{ code, quantity: 1 }]))}
      />
    </div>
  )
}

/** Puts the focus of a keyboard into the field below the devices, before one goes with its button; a click has no detail then. */
function leaveByKey({ detail, currentTarget }: MouseEvent): void {
  if (detail > 0) return
  currentTarget.closest('ul')?.parentElement?.querySelector<HTMLElement>('[role=combobox]')?.focus()
}
