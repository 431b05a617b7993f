import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { checkSchedule } from '../../src/schedule/check-schedule.ts'
import { applyRemedy, type Remedy } from '../../src/schedule/check.ts'
import { billOf } from '../../src/schedule/bill.ts'
import type { Parts } from '../../src/schedule/parts.ts'
import { countDevices } from '../../src/schedule/schedule.ts'
import { useWords } from '../../src/i18n/words.ts'
import { openProjects } from '../../src/schedule/storage.ts'
import { Button } from '../../src/ui/button.tsx'
import { showCount } from '../../src/schedule/show-count.ts'
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx'
import { Note } from '../../src/ui/note.tsx'
import { Checks } from './checks.tsx'
import { DoorTable } from './door-table.tsx'
import { ProjectBar } from './project-bar.tsx'
import { PrintedSchedule } from './printed-schedule.tsx'
import { Results } from './results.tsx'
import { SpotItems } from './spot-items.tsx'
import { Tools } from './tools.tsx'
import { PartsContext } from './use-parts.ts'
import { usePrintedAt } from './use-printed-at.ts'
import { useSchedule } from './use-schedule.ts'
import { useAsked } from './use-asked.ts'
import { useSharedLink } from './use-shared-link.ts'

/** The whole editor: project, table, what follows from it, and ways to take it along. */
export function Editor({ parts }: { parts: Parts }) {
  const t = useWords()
  // One for each document: it follows storage from then on.
  const [projects] = useState(() => openProjects({ nameCopy: (name) => t('door-schedule:project.copy', { name }) }))
  const state = useSchedule(projects)
  const { schedule, change, view } = state
  const shared = useSharedLink(projects)
  useAsked(change, parts)
  const printedAt = usePrintedAt()
  const [said, setSaid] = useState('')
  // Typing stays ahead of what follows from it.
  const settled = useDeferredValue(schedule)
  const findings = useMemo(() => checkSchedule(settled, parts), [settled, parts])
  const bill = useMemo(() => billOf(settled, parts), [settled, parts])
  useEffect(showCount, [])
  useUndoKeys(state.undo, state.redo)
  const apply = (remedy: Remedy) => {
    change((before) => applyRemedy(before, remedy))
    setSaid(t('door-schedule:remedies.done'))
  }
  return (
    <PartsContext value={parts}>
      {shared && <Note role="alert" icon="error" title={t(`door-schedule:link.${shared}`)} />}
      {view.keeping !== 'kept' && <Note role="alert" icon="error" title={t(`door-schedule:storage.${view.keeping}`)} />}
      {view.fault && <Note role="alert" icon="error" title={t(`door-schedule:fault.${view.fault}`)} />}
      {view.copied !== undefined && (
        <Note role="alert" icon="copy" title={t('door-schedule:storage.copied')}>
          <Button variant="secondary" size="small" onClick={projects.forgetCopied}>
            {t('door-schedule:storage.understood')}
          </Button>
        </Note>
      )}
      <ProjectBar state={state} />
      {schedule.loose.length > 0 && (
        <SpotItems
          heading={t('door-schedule:loose.heading')}
          hint={t('door-schedule:loose.hint')}
          spot="loose"
          items={schedule.loose}
          doors={schedule.doors}
          change={change}
        />
      )}
      <DoorTable doors={schedule.doors} change={change} say={setSaid} />
      <SpotItems
        heading={t('door-schedule:room.heading')}
        hint={t('door-schedule:room.hint')}
        spot="room"
        items={schedule.room}
        change={change}
      />
      <Checks checks={findings.checks} isEmpty={countDevices(settled) === 0} onRemedy={apply} />
      <Results bill={bill} findings={findings} recording={schedule.recording} change={change} />
      <Tools state={state} bill={bill} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {printedAt && <PrintedSchedule schedule={schedule} bill={bill} printedAt={printedAt} />}
    </PartsContext>
  )
}

/** Ctrl+Z and Ctrl+Y outside of text fields, which undo what is typed in them by themselves. */
function useUndoKeys(undo: (() => void) | undefined, redo: (() => void) | undefined): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.target instanceof HTMLInputElement) return
      if (event.target instanceof HTMLTextAreaElement) return
      const key = event.key.toLowerCase()
      const act = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [undo, redo])
}
