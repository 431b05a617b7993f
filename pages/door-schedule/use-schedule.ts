import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { findStorage } from '../../src/browser/storage.ts'
import { openProjects, type Projects } from '../../src/schedule/storage.ts'
import type { Schedule } from '../../src/schedule/schedule.ts'

/** How many steps can be undone. */
const MAX_STEPS = 200

export type Change = (schedule: Schedule) => Schedule

export type ScheduleState = {
  projects: Projects
  schedule: Schedule
  /** Makes a change and stores it; a change that returns the schedule as it is, is none. */
  change: (change: Change) => void
  /** Missing if there is nothing to undo or to redo. */
  undo: (() => void) | undefined
  redo: (() => void) | undefined
}

/** The schedule that is shown: from the browser's storage, in step with other tabs, with steps to undo. */
export function useSchedule(): ScheduleState {
  const projects = useMemo(() => openProjects(findStorage('site')), [])
  const schedule = useSyncExternalStore(projects.subscribe, projects.current)
  const steps = useRef<{ of: string; past: Schedule[]; future: Schedule[] }>({ of: '', past: [], future: [] })
  const [, setCount] = useState(0)
  if (steps.current.of !== schedule.id) steps.current = { of: schedule.id, past: [], future: [] }
  const { past, future } = steps.current

  const change = useCallback(
    (make: Change) => {
      const before = projects.current()
      const after = make(before)
      if (after === before) return
      const { current } = steps
      current.past = [...current.past, before].slice(-MAX_STEPS)
      current.future = []
      projects.save(after)
      setCount((count) => count + 1)
    },
    [projects],
  )
  const travel = (from: Schedule[], to: Schedule[]) => {
    const found = from.pop()
    if (!found) return
    to.push(projects.current())
    projects.save(found)
    setCount((count) => count + 1)
  }
  return {
    projects,
    schedule,
    change,
    undo: past.length > 0 ? () => travel(past, future) : undefined,
    redo: future.length > 0 ? () => travel(future, past) : undefined,
  }
}
