import { useCallback, useState, useSyncExternalStore } from 'react'
import type { Projects, ProjectsView } from '../../src/schedule/storage.ts'
import type { Schedule } from '../../src/schedule/schedule.ts'

/** How many steps can be undone. */
const MAX_STEPS = 200

/** What can be undone and redone, the last one at the end. */
type Steps = { of: string; past: readonly Schedule[]; future: readonly Schedule[] }

const NO_STEPS: Steps = { of: '', past: [], future: [] }

export type Change = (schedule: Schedule) => Schedule

export type ScheduleState = {
  projects: Projects
  view: ProjectsView
  schedule: Schedule
  /** Makes a change and stores it; a change that returns the schedule as it is, is none. */
  change: (change: Change) => void
  /** Missing if there is nothing to undo or to redo. */
  undo: (() => void) | undefined
  redo: (() => void) | undefined
}

/** Returns the schedule that is shown, in step with other tabs, with steps to undo. */
export function useSchedule(projects: Projects): ScheduleState {
  const view = useSyncExternalStore(projects.subscribe, projects.view)
  const schedule = view.current
  const [steps, setSteps] = useState<Steps>(NO_STEPS)
  // Steps of another schedule are not to be undone in this one.
  const { past, future } = steps.of === schedule.id ? steps : NO_STEPS

  const change = useCallback(
    (make: Change) => {
      const before = projects.view().current
      const after = make(before)
      if (after === before) return
      projects.save(after, before)
      setSteps((known) => ({
        of: after.id,
        past: [...(known.of === after.id ? known.past : []), before].slice(-MAX_STEPS),
        future: [],
      }))
    },
    [projects],
  )
  const undo = () => {
    const before = past.at(-1)
    if (!before) return
    projects.save(before, schedule)
    setSteps({ of: schedule.id, past: past.slice(0, -1), future: [...future, schedule] })
  }
  const redo = () => {
    const after = future.at(-1)
    if (!after) return
    projects.save(after, schedule)
    setSteps({ of: schedule.id, past: [...past, schedule], future: future.slice(0, -1) })
  }
  return {
    projects,
    view,
    schedule,
    change,
    undo: past.length > 0 ? undo : undefined,
    redo: future.length > 0 ? redo : undefined,
  }
}
