import { useState, useSyncExternalStore } from 'react'
import { MARKS } from '../../src/base/i18n/marks.ts'
import { useLocale, useWords, type Words } from '../../src/base/i18n/words.ts'
import { commonIssue, isTooMuch } from '../../src/web/features/door-schedule/issues.ts'
import { compareSchedules } from '../../src/web/features/door-schedule/compare-schedules.ts'
import { type Conflict, mergeSchedules, type Side } from '../../src/web/features/door-schedule/merge-schedules.ts'
import type { Parts } from '../../src/web/features/door-schedule/parts.ts'
import type { Door, Schedule } from '../../src/web/features/door-schedule/schedule.ts'
import { Button } from '../../src/web/ui/button.tsx'
import { Note } from '../../src/web/ui/note.tsx'
import { Changes, describePlace } from './changes.tsx'
import styles from './door-schedule.module.css'
import { modelOf } from './describe-check.ts'
import { dayOf } from './describe-issue.ts'
import { useParts } from './use-parts.ts'
import type { ScheduleState } from './use-schedule.ts'

type MergeProjectsProps = Pick<ScheduleState, 'projects' | 'change'> & {
  onClose: () => void
  announce: (message: string) => void
  /** Ids of those that have just come: one of the same origin is chosen at first. */
  added?: readonly string[]
}

/** Merges the schedule with another one of the browser, such as one that came as a file or a link. */
export function MergeProjects({ projects, change, onClose, announce, added = [] }: MergeProjectsProps) {
  const t = useWords()
  const locale = useLocale()
  const parts = useParts()
  const { current, list } = useSyncExternalStore(projects.subscribe, projects.view)
  const others = list.filter(({ id }) => id !== current.id).toReversed()
  const [id, setId] = useState(() => added.find((each) => isRelated(current, projects.find(each))) ?? '')
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map())
  const other = projects.find(id)
  if (others.length === 0) return null
  const merged = other && mergeSchedules(current, other, choices)
  const base = other && commonIssue(current, other)
  const isOver = merged !== undefined && isTooMuch(merged.schedule)
  const merge = () => {
    if (!other) return
    change((schedule) => mergeSchedules(schedule, other, choices).schedule)
    onClose()
    announce(t('schedule-import:merge.taken'))
  }
  return (
    <>
      <h3>{t('schedule-import:merge.heading')}</h3>
      <label className={styles.settings}>
        {t('schedule-import:merge.choose')}
        <select
          className={styles.cell}
          value={other ? id : ''}
          onChange={({ target }) => {
            setId(target.value)
            setChoices(new Map())
          }}
        >
          <option value="">{t('schedule-import:none')}</option>
          {others.map(({ id: otherId, name }) => (
            <option key={otherId} value={otherId}>
              {name || t('door-schedule:project.unnamed')}
            </option>
          ))}
        </select>
      </label>
      {merged && (
        <>
          <p role="status">
            {base
              ? t('schedule-import:merge.base', { name: base.name, day: dayOf(base) })
              : t('schedule-import:merge.noBase')}
          </p>
          {merged.conflicts.length > 0 && (
            <p>{t('schedule-import:merge.conflicts', { count: merged.conflicts.length })}</p>
          )}
          <ul className={styles.issues}>
            {merged.conflicts.map((conflict) => (
              <li key={conflict.key}>
                <label className={styles.settings}>
                  {describeConflict(conflict, parts, t)}
                  <select
                    className={styles.cell}
                    value={conflict.taken}
                    onChange={({ target }) =>
                      setChoices(new Map([...choices, [conflict.key, target.value === 'mine' ? 'mine' : 'theirs']]))
                    }
                  >
                    {(['mine', 'theirs'] as const).map((side) => (
                      <option key={side} value={side}>
                        {t(`schedule-import:merge.${side}`, { value: describeSide(conflict, side, t) })}
                      </option>
                    ))}
                  </select>
                </label>
              </li>
            ))}
          </ul>
          {merged.doubled.length > 0 && (
            <p>{t('schedule-import:merge.doubled', { numbers: merged.doubled.join(MARKS[locale].list) })}</p>
          )}
          <Changes changes={compareSchedules(current, merged.schedule)} />
          {isOver && <Note role="alert" icon="file-error" title={t('schedule-import:merge.tooMuch')} />}
          <div className={styles.tools}>
            <Button disabled={isOver} onClick={merge}>
              {t('schedule-import:merge.take')}
            </Button>
          </div>
        </>
      )}
    </>
  )
}

/** Returns whether one schedule comes from the other. */
function isRelated(one: Schedule, other: Schedule | undefined): boolean {
  const ids = new Set(one.doors.map(({ id }) => id))
  return other !== undefined && (commonIssue(one, other) !== undefined || other.doors.some((door) => ids.has(door.id)))
}

/** Returns the door and the field of a conflict. */
function describeConflict({ field, at, item }: Conflict, parts: Parts, t: Words): string {
  const where = typeof at === 'object' ? describePlace(at, t) : at && t(`door-schedule:kinds.${at}`)
  return [where, describeField()].filter(Boolean).join(' · ')

  function describeField(): string {
    switch (field) {
      case 'item':
        return modelOf(item?.code ?? '', parts)
      case 'door':
      case 'order':
        return t(`schedule-import:merge.${field}`)
      case 'days':
      case 'mbps':
        return t(`door-schedule:recording.${field}`)
      case 'name':
      case 'customer':
      case 'remarks':
        return t(`door-schedule:project.${field}`)
      default:
        return t(`door-schedule:columns.${field}`)
    }
  }
}

function describeSide(conflict: Conflict, side: Side, t: Words): string {
  const value = conflict[side]
  switch (conflict.field) {
    case 'door':
      return t(value === undefined ? 'schedule-import:merge.gone' : 'schedule-import:merge.kept')
    case 'order':
      return t('schedule-import:merge.its')
    case 'kind':
      return t(`door-schedule:kinds.${value as Door['kind']}`)
    default:
      return value === '' || value === 0 ? t('schedule-import:changes.nothing') : String(value)
  }
}
