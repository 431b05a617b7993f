import { afterPaint } from '../../navigation/browser/after-paint.ts'
import type { Projects, ProjectsView } from './storage.ts'
import type { Schedule } from './schedule.ts'

/** Schedules whose changes are in view at once, and stored a moment later. */
export type DeferredProjects = Omit<Projects, 'save'> & {
  /** Shows a schedule that was derived from `from`, and stores it once that has been painted. */
  save: (schedule: Schedule, from: Schedule) => void
}

type SaveLaterOptions = {
  /** Calls back once what has changed is painted. */
  later?: (flush: () => void) => void
  /** Tells when the page is left. */
  page?: Pick<EventTarget, 'addEventListener'>
}

/**
 * Puts the writing of a whole schedule behind the painting of what was edited. Changes in between are stored together.
 * Nothing waits when the page is left or hidden, or when something else is done with the schedules.
 */
export function saveLater(
  projects: Projects,
  { later = afterPaint, page = globalThis }: SaveLaterOptions = {},
): DeferredProjects {
  const listeners = new Set<() => void>()
  let waiting: { schedule: Schedule; from: Schedule } | undefined
  let view: ProjectsView

  const publish = () => {
    const stored = projects.view()
    view = waiting ? { ...stored, current: waiting.schedule } : stored
    for (const listener of listeners) listener()
  }
  const flush = () => {
    if (!waiting) return
    const { schedule, from } = waiting
    waiting = undefined
    projects.save(schedule, from)
  }
  const afterFlush =
    <Args extends unknown[], Result>(action: (...args: Args) => Result) =>
    (...args: Args): Result => {
      flush()
      return action(...args)
    }

  publish()
  projects.subscribe(publish)
  // A hidden page may be ended without more ado.
  for (const type of ['pagehide', 'visibilitychange']) page.addEventListener(type, flush)

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    save: (schedule, from) => {
      // A schedule stored by a later version is read-only.
      if (view.fault) return
      if (from === view.current) waiting = { schedule, from: waiting?.from ?? from }
      else {
        flush()
        projects.save(schedule, from)
      }
      publish()
      later(flush)
    },
    // Only the schedule in view waits to be stored.
    find: projects.find,
    select: afterFlush(projects.select),
    create: afterFlush(projects.create),
    remove: afterFlush(projects.remove),
    forgetCopied: projects.forgetCopied,
    exportAll: afterFlush(projects.exportAll),
    importAll: afterFlush(projects.importAll),
  }
}
