import { useCallback, useState, useSyncExternalStore } from 'react'
import { useWords, type Words } from '../../src/base/i18n/words.ts'
import { type Change, openHistory } from '../../src/web/features/door-schedule/history.ts'
import type { DeferredProjects } from '../../src/web/features/door-schedule/save-later.ts'
import type { Schedule } from '../../src/web/features/door-schedule/schedule.ts'
import { siteProjects } from '../../src/web/features/door-schedule/site-projects.ts'
import type { ProjectsView } from '../../src/web/features/door-schedule/storage.ts'

/** Makes a change and stores it. Returns whether there was something to change. */
export type MakeChange = (change: Change) => boolean

export type ScheduleState = {
  projects: DeferredProjects
  view: ProjectsView
  schedule: Schedule
  /** The same for as long as it is one schedule to the visitor: also when a copy takes its place. */
  key: string
  /** Changes this schedule alone, even if a removed field reports its text while another one is in view. */
  change: MakeChange
  /** Missing if there is nothing to undo or to redo. */
  undo: (() => void) | undefined
  redo: (() => void) | undefined
}

/** Returns the schedules in the visitor's browser: the first call reads them, which takes a phone 20 ms. */
export function openSchedules(t: Words): DeferredProjects {
  return siteProjects((name) => t('door-schedule:project.copy', { name }))
}

/** Returns the schedule that is shown, in step with other tabs, with steps to undo. */
export function useSchedule(): ScheduleState {
  const t = useWords()
  const [projects] = useState(() => openSchedules(t))
  const view = useSyncExternalStore(projects.subscribe, projects.view)
  const schedule = view.current
  const { id } = schedule
  const [history] = useState(() => openHistory(projects))
  const [shown, setShown] = useState({ id, key: id })
  if (shown.id !== id) setShown({ id, key: view.copied === id ? shown.key : id })
  const change = useCallback<MakeChange>(
    (make) => history.change((before) => (before.id === id ? make(before) : before)),
    [history, id],
  )
  return {
    projects,
    view,
    schedule,
    key: shown.key,
    change,
    undo: history.canUndo() ? history.undo : undefined,
    redo: history.canRedo() ? history.redo : undefined,
  }
}
