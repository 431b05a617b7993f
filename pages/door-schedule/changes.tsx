import type { DoorChange, DoorField } from '../../src/web/features/door-schedule/compare-schedules.ts'
import type { Parts } from '../../src/web/features/door-schedule/parts.ts'
import type { Door, Item } from '../../src/web/features/door-schedule/schedule.ts'
import { useWords, type Words } from '../../src/base/i18n/words.ts'
import { Check } from '../../src/web/ui/field.tsx'
import { ScrollRegion } from '../../src/web/ui/scroll-region.tsx'
import styles from './door-schedule.module.css'
import { modelOf, nameDoor } from './describe-check.ts'
import { useParts } from './use-parts.ts'

const GROUPS = ['changed', 'added', 'removed'] as const

type ChangesProps = {
  changes: readonly DoorChange[]
  /** Those to be taken over, where they can be chosen. */
  chosen?: ReadonlySet<DoorChange>
  onChoose?: (chosen: ReadonlySet<DoorChange>) => void
}

/** Lists what differs, in groups that can be chosen as a whole. */
export function Changes({ changes, chosen, onChoose }: ChangesProps) {
  const t = useWords()
  const parts = useParts()
  if (changes.length === 0) return <p role="status">{t('schedule-import:changes.unchanged')}</p>
  const choose = (some: readonly DoorChange[], isChosen: boolean) => {
    const others = [...(chosen ?? [])].filter((change) => !some.includes(change))
    onChoose?.(new Set(isChosen ? [...others, ...some] : others))
  }
  const line = (some: readonly DoorChange[], text: string) =>
    chosen ? (
      <Check
        type="checkbox"
        checked={some.every((change) => chosen.has(change))}
        onChange={({ target }) => choose(some, target.checked)}
      >
        {text}
      </Check>
    ) : (
      text
    )
  return GROUPS.map((group) => {
    const own = changes.filter(({ type }) => type === group || (group === 'changed' && !GROUPS.some((g) => g === type)))
    if (own.length === 0) return null
    const title = t(`schedule-import:changes.groups.${group}`, { count: own.length })
    return (
      <section key={group}>
        <b>{line(own, title)}</b>
        <ScrollRegion label={title} className={styles.faults}>
          <ul>
            {own.map((change) => (
              <li key={keyOf(change)}>{line([change], describeChange(change, parts, t))}</li>
            ))}
          </ul>
        </ScrollRegion>
      </section>
    )
  })
}

function keyOf(change: DoorChange): string {
  if (change.type === 'floor') return `floor ${change.before} ${change.after}`
  return change.type === 'added' ? change.after.id : change.before.id
}

function describeChange(change: DoorChange, parts: Parts, t: Words): string {
  switch (change.type) {
    case 'changed': {
      const { before, after, fields } = change
      const said = fields.map((field) =>
        t('schedule-import:changes.field', {
          field: t(`door-schedule:columns.${field === 'items' ? 'devices' : field}`),
          before: formatValue(before, field, parts, t),
          after: formatValue(after, field, parts, t),
        }),
      )
      return [describePlace(before, t), ...said].join(' · ')
    }
    case 'floor':
      return t('schedule-import:changes.floor', { ...change, count: change.doors.length })
    case 'split':
      return t('schedule-import:changes.split', {
        before: describePlace(change.before, t),
        after: change.after.map(({ number }) => number).join(' + '),
      })
    case 'added':
      return describePlace(change.after, t)
    case 'removed':
      return describePlace(change.before, t)
  }
}

/** Returns how a door is called in a list of others; the comms room and what has no place yet are among them. */
export function describePlace(door: Door, t: Words): string {
  if (door.id === 'room' || door.id === 'loose') return t(`door-schedule:kinds.${door.id}`)
  return [nameDoor(door, t), door.floor].filter(Boolean).join(' · ')
}

function formatValue(door: Door, field: DoorField, parts: Parts, t: Words): string {
  if (field === 'kind') return t(`door-schedule:kinds.${door.kind}`)
  const text =
    field === 'items' ? door.items.map((item) => describeItem(item, parts, t)).join(' + ') : String(door[field])
  return text || t('schedule-import:changes.nothing')
}

/** Returns an item with its quantity. */
function describeItem({ code, quantity, failSafe }: Item, parts: Parts, t: Words): string {
  const model = modelOf(code, parts) + (failSafe ? ` (${t('door-schedule:items.failSafe')})` : '')
  return quantity === 1 ? model : `${quantity} × ${model}`
}
