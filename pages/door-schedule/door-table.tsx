import { memo, useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Check, Remedy } from '../../src/web/features/door-schedule/check.ts'
import { addDoor, copyDoor, moveDoor, removeDoor } from '../../src/web/features/door-schedule/edit.ts'
import { type Door, MAX_DOORS } from '../../src/web/features/door-schedule/schedule.ts'
import { newId } from '../../src/web/features/door-schedule/new-id.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { Button } from '../../src/web/ui/button.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import { ColumnHeads } from './column-heads.tsx'
import { DoorRow, type DoorActions } from './door-row.tsx'
import styles from './door-schedule.module.css'
import { addExample } from './example.ts'
import { FirstStep } from './first-step.tsx'
import { checksOfDoors, type DoorChecks } from './group-checks.ts'
import { type DoorGroup, groupDoors } from './group-doors.ts'
import { focusInRow } from './show-door.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import { useRenderedCount } from './use-rendered-count.ts'
import { useParts } from './use-parts.ts'
import type { MakeChange } from './use-schedule.ts'

const ACTIONS = ['actions'] as const
/** So many groups of doors are rendered before the next key may be handled. */
const SLICE = 8
const NO_CHECKS: readonly Check[] = []

type DoorTableProps = {
  doors: readonly Door[]
  /** Whether there are no devices elsewhere either. */
  isBare: boolean
  /** Of the doors, and others. */
  checks: readonly Check[]
  change: MakeChange
  onRemedy: (remedy: Remedy) => void
  /** Sizes a job; missing where there are no rules. */
  onSize: (() => void) | undefined
  /** Announces what was done. */
  say: (message: string) => void
}

/** The doors: a table, and lines that unfold in narrow windows. Rendered again only if a door or a check was changed. */
export const DoorTable = memo(function DoorTable({
  doors,
  checks,
  isBare,
  change,
  onRemedy,
  onSize,
  say,
}: DoorTableProps) {
  const t = useWords()
  const parts = useParts()
  const table = useRef<HTMLTableElement>(null)
  const isNarrow = useIsNarrow()
  const [unfolded] = useState(() => new Set<string>())
  const byDoor = useDoorChecks(checks)
  // Changes are rendered before the focus moves: keys that follow at once must find it there.
  const focusOn = useCallback((id: string, column: string, unfolds = true) => {
    flushSync(() => undefined)
    const row = [...(table.current?.rows ?? [])].find((each) => each.dataset.row === id)
    focusInRow(row, column, unfolds)
  }, [])
  const actions: DoorActions = useMemo(
    () => ({
      change,
      repair: onRemedy,
      unfolded,
      copy: (id) => {
        const copy = newId()
        // A full schedule takes no more.
        if (!change((schedule) => copyDoor(schedule, id, copy))) return
        focusOn(copy, 'number')
        say(t('door-schedule:said.copied'))
      },
      move: (id, by) => {
        if (!change((schedule) => moveDoor(schedule, id, by))) return
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
        // Without doors there is no table.
        const section = table.current?.closest('section')
        change((schedule) => removeDoor(schedule, id))
        flushSync(() => undefined)
        if (next) focusOn(next, 'number', false)
        else section?.querySelector<HTMLElement>('[data-action=add]')?.focus()
        say(t('door-schedule:said.removed'))
      },
    }),
    [change, onRemedy, unfolded, focusOn, say, t],
  )
  const groups = useGroups(doors)
  const shown = useRenderedCount(groups.length, SLICE)
  const isWhole = shown === groups.length
  const add = () => {
    const id = newId()
    change((schedule) => addDoor(schedule, { id }))
    focusOn(id, 'place')
  }
  const fillExample = () => {
    change((schedule) => addExample(schedule, parts, t))
    flushSync(() => undefined)
    focusInRow(table.current?.querySelector<HTMLElement>('tr[data-row]'), 'place')
    say(t('door-schedule:first.done'))
  }
  return (
    <section className={styles.part} aria-labelledby="doors-heading">
      <h2 id="doors-heading">{t('door-schedule:doors.heading')}</h2>
      {doors.length > 0 ? (
        <>
          <table ref={table} className={styles.table} aria-busy={!isWhole}>
            <caption>{t('door-schedule:doors.keys')}</caption>
            <ColumnHeads more={ACTIONS} />
            {groups.slice(0, shown).map((group) => (
              <DoorRows key={group.key} {...{ group, byDoor, isNarrow, actions }} />
            ))}
          </table>
          {doors.some(({ kind }) => kind === 'fire-door' || kind === 'escape-door') && (
            <p className={styles.hint}>{t('door-schedule:doors.fireEscape')}</p>
          )}
          {isWhole ? (
            <Button variant="secondary" data-action="add" onClick={add} disabled={doors.length >= MAX_DOORS}>
              <Icon name="plus" />
              {t('door-schedule:doors.add')}
            </Button>
          ) : (
            <p className={styles.hint}>{t('door-schedule:doors.coming', comingOf(groups, shown))}</p>
          )}
        </>
      ) : (
        <FirstStep
          hasExample={isBare}
          canSize={onSize !== undefined}
          onBegin={(beginning) => ({ add, size: onSize ?? add, example: fillExample })[beginning]()}
        />
      )}
    </section>
  )
})

/** Returns how many doors are shown, of how many. */
function comingOf(groups: readonly DoorGroup[], shown: number): { shown: number; all: number } {
  const countDoors = (some: readonly DoorGroup[]) => some.reduce((sum, { doors }) => sum + doors.length, 0)
  return { shown: countDoors(groups.slice(0, shown)), all: countDoors(groups) }
}

type DoorRowsProps = { group: DoorGroup; byDoor: DoorChecks; isNarrow: boolean; actions: DoorActions }

/** Rows of a group. Rendered again only if one of its doors, or their checks, were changed. */
const DoorRows = memo(
  function DoorRows({ group, byDoor, ...rest }: DoorRowsProps) {
    return (
      <tbody>
        {group.doors.map((door) => (
          <DoorRow key={door.id} door={door} checks={byDoor.get(door.id) ?? NO_CHECKS} {...rest} />
        ))}
      </tbody>
    )
  },
  (one, other) =>
    one.group === other.group &&
    one.isNarrow === other.isNarrow &&
    one.actions === other.actions &&
    (one.byDoor === other.byDoor || one.group.doors.every(({ id }) => one.byDoor.get(id) === other.byDoor.get(id))),
)

/** Returns doors in groups that stay the same for as long as their doors do. */
function useGroups(doors: readonly Door[]): readonly DoorGroup[] {
  const [known, setKnown] = useState(() => ({ doors, groups: groupDoors(doors) }))
  if (known.doors === doors) return known.groups
  const groups = groupDoors(doors, known.groups)
  setKnown({ doors, groups })
  return groups
}

/** Returns the checks of each door, in lists that stay the same for as long as they say the same. */
function useDoorChecks(checks: readonly Check[]): DoorChecks {
  const [known, setKnown] = useState(() => ({ checks, byDoor: checksOfDoors(checks) }))
  if (known.checks === checks) return known.byDoor
  const byDoor = checksOfDoors(checks, known.byDoor)
  setKnown({ checks, byDoor })
  return byDoor
}
