import type { DeferredProjects } from './save-later.ts'
import type { Schedule } from './schedule.ts'

/** How many steps can be undone. */
const MAX_STEPS = 200

/** Returns another schedule, or the same one if there is nothing to change. */
export type Change = (schedule: Schedule) => Schedule

/** Changes of the schedule in view, with steps back and forth; the same functions for good. */
export type History = {
  /** Makes a change and stores it. Returns whether there was something to change. */
  change: (change: Change) => boolean
  undo: () => void
  redo: () => void
  canUndo: () => boolean
  canRedo: () => boolean
}

/**
 * Opens the steps of the schedules in view. A step leads to a whole schedule: once another tab, a link or the list of
 * projects has brought another one, there are none, since a step back would take that back too.
 */
export function openHistory({ view, save }: Pick<DeferredProjects, 'view' | 'save'>): History {
  let at: Schedule | undefined
  let past: Schedule[] = []
  let future: Schedule[] = []

  const isHere = () => at === view().current
  const go = (next: Schedule) => {
    const { current } = view()
    // Before the schedule is saved, which tells everybody who then asks what can be undone.
    at = next
    save(next, current)
  }
  const step = (from: Schedule[], to: Schedule[]) => {
    const next = isHere() ? from.pop() : undefined
    if (!next) return
    to.push(view().current)
    go(next)
  }
  return {
    change: (make) => {
      const { current, fault } = view()
      const next = make(current)
      // A schedule stored by a later version is read-only.
      if (next === current || fault) return false
      past = [...(isHere() ? past : []), current].slice(-MAX_STEPS)
      future = []
      go(next)
      return true
    },
    undo: () => step(past, future),
    redo: () => step(future, past),
    canUndo: () => isHere() && past.length > 0,
    canRedo: () => isHere() && future.length > 0,
  }
}
