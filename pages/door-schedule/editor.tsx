import { Fragment, lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Remedy } from '../../src/web/features/door-schedule/check.ts'
import { findFixes } from '../../src/web/features/door-schedule/find-fixes.ts'
import { applyFound } from '../../src/web/features/door-schedule/follow.ts'
import type { Parts } from '../../src/web/features/door-schedule/parts.ts'
import { loadWords } from '../../src/base/i18n/browser-words.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { isEmpty } from '../../src/web/features/door-schedule/schedule.ts'
import { Button } from '../../src/web/ui/button.tsx'
import { showCount } from '../../src/web/features/door-schedule/show-count.ts'
import { Note } from '../../src/web/ui/note.tsx'
import { Checks } from './checks.tsx'
import { DoorTable } from './door-table.tsx'
import { countFaults } from './group-checks.ts'
import { ProjectBar } from './project-bar.tsx'
import { PrintedSchedule } from './printed-schedule.tsx'
import { Results } from './results.tsx'
import { ScheduleToast, useToast } from './schedule-toast.tsx'
import { focusInRow } from './show-door.ts'
import { UnassignedItems, SpotItems } from './spot-items.tsx'
import { Summary } from './summary.tsx'
import { Tools } from './tools.tsx'
import { PartsContext } from './use-parts.ts'
import { usePrintedAt } from './use-printed-at.ts'
import { openSchedules, useSchedule } from './use-schedule.ts'
import { type AskedFault, useAsked } from './use-asked.ts'
import { useAskedSize } from './use-asked-size.ts'
import { useFollowing } from './use-following.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import { useSharedLink } from './use-shared-link.ts'
import { useUndoKeys } from './use-undo-keys.ts'

export { openSchedules }

const SizingDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./sizing-dialog.tsx'), loadWords('sizing')])
  return dialog
})

/** So many models are named that an address asks for and the catalogue does not have. */
const SHOWN = 5

/** The whole editor: project, table, what follows from it, and ways to take it along. */
export function Editor({ parts, canSize }: { parts: Parts; canSize: boolean }) {
  const t = useWords()
  const state = useSchedule()
  const { projects, schedule, key, change, view, undo, redo } = state
  const shared = useSharedLink(projects)
  const [asked, setAsked] = useState<AskedFault>()
  useAsked(change, parts, setAsked)
  /** The solution that a job is sized of, '' for any. */
  const [sized, setSized] = useState<string>()
  useAskedSize(setSized)
  const size = useCallback(() => setSized(''), [])
  const onSize = canSize ? size : undefined
  const printedAt = usePrintedAt()
  // The parts below the doors are rendered once the doors are painted.
  const isWhole = useDeferredValue(true, false)
  const [said, say] = useToast()
  // Typing stays ahead of what follows from it.
  const following = useFollowing(schedule, parts)
  const { findings, bill } = following
  const made = view.list.find(({ id }) => id === schedule.id)?.made ?? 0
  // Of the schedule that was checked: an edit is painted before its checks.
  const checks = useMemo(
    () => [...findings.checks, ...findFixes(following.of, parts, made)],
    [findings, following.of, parts, made],
  )
  useEffect(showCount, [])
  useUndoKeys(undo, redo)
  useLeaveWarning(view.keeping !== 'kept' && !isEmpty(schedule))
  // A moment later, as all that follows: an edit is painted without it. The first door counts at once.
  const counted = following.of.doors.length > 0 ? following.of.doors : schedule.doors
  const found = useRef(following)
  useEffect(() => {
    found.current = following
  }, [following])
  // The same function for good: it is passed to every door.
  const apply = useCallback(
    (remedy: Remedy) => {
      const isDone = change((before) => applyFound(before, remedy, found.current))
      if (isDone) say(t('schedule-checks:remedies.done'))
    },
    [change, say, t],
  )
  return (
    <PartsContext value={parts}>
      {shared && (
        <Note role="alert" icon="error" title={t(`schedule-checks:link.${shared.fault}`)}>
          {shared.open && (
            <Button variant="secondary" size="small" onClick={shared.open}>
              {t('schedule-checks:link.open')}
            </Button>
          )}
        </Note>
      )}
      {asked?.isFull && <Note role="alert" icon="error" title={t('door-schedule:collected.full')} />}
      {asked && asked.unknown.length > 0 && (
        <Note
          role="alert"
          icon="error"
          title={t('door-schedule:collected.unknown', { models: asked.unknown.slice(0, SHOWN).join(', ') })}
        />
      )}
      {view.keeping !== 'kept' && <Note role="alert" icon="error" title={t(`door-schedule:storage.${view.keeping}`)} />}
      {view.fault && <Note role="alert" icon="error" title={t(`schedule-checks:fault.${view.fault}`)} />}
      {view.copied !== undefined && (
        <Note role="alert" icon="copy" title={t('door-schedule:storage.copied')}>
          <Button variant="secondary" size="small" onClick={projects.forgetCopied}>
            {t('door-schedule:storage.understood')}
          </Button>
        </Note>
      )}
      <ProjectBar
        {...{ projects, change, undo, redo }}
        of={key}
        list={view.list}
        id={schedule.id}
        name={schedule.name}
        customer={schedule.customer}
        remarks={schedule.remarks}
      />
      {schedule.doors.length > 0 && (
        <Summary
          doors={counted.reduce((sum, { alike }) => sum + alike, 0)}
          faults={bill.length > 0 ? countFaults(checks) : undefined}
          watts={findings.power.watts}
        />
      )}
      {/* Remounted for another schedule: pending input must not get into it. */}
      <Fragment key={key}>
        {schedule.loose.length > 0 && <UnassignedItems items={schedule.loose} doors={schedule.doors} change={change} />}
        <DoorTable
          doors={schedule.doors}
          checks={checks}
          onRemedy={apply}
          isBare={schedule.room.length + schedule.loose.length === 0}
          change={change}
          onSize={onSize}
          say={say}
        />
        {isWhole && (
          <>
            <SpotItems
              heading={t('door-schedule:room.heading')}
              hint={t('door-schedule:room.hint')}
              spot="room"
              items={schedule.room}
              change={change}
            />
            {bill.length > 0 && <Checks checks={checks} onRemedy={apply} />}
            <Results bill={bill} findings={findings} recording={schedule.recording} change={change} />
          </>
        )}
      </Fragment>
      {isWhole && <Tools projects={projects} change={change} announce={say} onSize={onSize} />}
      {canSize && sized !== undefined && (
        <Suspense>
          <SizingDialog
            {...{ projects, change }}
            slug={sized}
            onClose={(message) => {
              flushSync(() => setSized(undefined))
              // A dialog that is removed while it is open gives the focus back to nothing.
              if (message) focusInRow(document.querySelector<HTMLElement>('tr[data-row]'), 'place')
              else document.querySelector<HTMLElement>('[data-action=size]')?.focus()
              say(message)
            }}
          />
        </Suspense>
      )}
      <ScheduleToast said={said} onUndo={undo} onClose={say} />
      {printedAt && <PrintedSchedule schedule={schedule} made={made} printedAt={printedAt} />}
    </PartsContext>
  )
}
