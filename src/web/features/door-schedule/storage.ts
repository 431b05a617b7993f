import { acceptSchedule, cutText } from './accept-schedule.ts'
import { currentId } from './count-stored.ts'
import { newId } from './new-id.ts'
import { readProjectsFile, type ProjectsFileFault, writeProjectsFile } from './projects-file.ts'
import { readRecord, writeRecord } from './record.ts'
import { CURRENT_KEY, type Keeping, keyOf, type Shelf, siteShelf } from './shelf.ts'
import { countDevices, emptySchedule, MAX_SHORT_TEXT, type Schedule } from './schedule.ts'

/** Why a schedule can only be looked at: it is never overwritten then. */
export type ProjectFault = 'damaged' | 'newer'

/** A schedule in a list of schedules. */
export type Project = { id: string; name: string; count: number; made: number; fault?: ProjectFault }

/** All that a screen shows of the schedules; the same object until something changes. */
export type ProjectsView = {
  keeping: Keeping
  current: Schedule
  /** Of the current one: its readable part is shown. */
  fault?: ProjectFault
  /** The oldest first. */
  list: readonly Project[]
  /** Id of the copy that was made last because another tab had changed the same schedule at the same time. */
  copied?: string
}

/** `copied` if another tab has changed the schedule in the meantime: both are kept then. */
export type Saved = 'saved' | 'copied' | 'read-only'

/** The outcome for the schedules in a file: ids of those that were added; `same` ones were there already. */
export type ImportedProjects = { added: string[]; same: number; faults: ProjectsFileFault[] }

export type Projects = {
  view: () => ProjectsView
  /** Calls back after every change. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /**
   * Stores a schedule that was derived from `from`, by default the one in view; if that is not in view any more, the
   * schedule becomes a copy.
   */
  save: (schedule: Schedule, from?: Schedule) => Saved
  /** Returns a schedule of the list, as far as it can be read. */
  find: (id: string) => Schedule | undefined
  select: (id: string) => void
  /** Begins a schedule, or one from somewhere else, such as a link, and selects it. Returns its id. */
  create: (from?: Schedule) => string
  remove: (id: string) => void
  /** To be called when the visitor has been told of the copy. */
  forgetCopied: () => void
  /** Writes all schedules as a text for a file, but those with a fault. */
  exportAll: () => string
  /** Adds the schedules of such a file; nothing is overwritten. */
  importAll: (text: string) => ImportedProjects
}

export type ProjectsOptions = {
  /** Names the copy of a schedule. */
  nameCopy: (name: string) => string
  shelf?: Shelf
  now?: () => number
}

type Entry = {
  /** The text in this document. */
  text: string | undefined
  /** The last known text in storage. */
  stored: string | undefined
  revision: number
  made: number
  schedule: Schedule
  fault?: ProjectFault
}

/** Opens the schedules in the visitor's browser, and keeps them in step with other tabs. */
export function openProjects({ nameCopy, shelf = siteShelf(), now = Date.now }: ProjectsOptions): Projects {
  const entries = new Map<string, Entry>()
  const listeners = new Set<() => void>()
  /** Shown while there is no schedule; stored with its first change. */
  let blank = emptySchedule(newId())
  let selected = ''
  let copied: string | undefined
  let view: ProjectsView

  const publish = () => {
    if (!entries.has(selected)) selected = currentId(shelf) ?? ''
    view = viewOf()
    for (const listener of listeners) listener()
  }
  const put = (schedule: Schedule, { revision, made } = { revision: 0, made: now() }) => {
    const next = { revision: revision + 1, made, schedule }
    const text = writeRecord(next, countDevices(schedule))
    entries.set(schedule.id, { ...next, text, stored: shelf.readStored(keyOf(schedule.id)) })
    shelf.write(keyOf(schedule.id), text)
  }
  const choose = (id: string) => {
    selected = id
    shelf.write(CURRENT_KEY, id)
  }
  const keepCopy = (schedule: Schedule) => {
    const room = Math.max(MAX_SHORT_TEXT - nameCopy('').length, 0)
    const name = cutText(nameCopy(cutText(schedule.name, room)).trim(), MAX_SHORT_TEXT)
    const copy = { ...schedule, id: newId(), name }
    const wasSelected = selected === schedule.id
    copied = copy.id
    put(copy)
    if (wasSelected) choose(copy.id)
  }

  /** Takes what has changed on the shelf. Returns whether anything has. */
  const refresh = (): boolean => {
    const ids = new Set(shelf.ids())
    const gone = [...entries.keys()].filter((id) => !ids.has(id))
    for (const id of gone) entries.delete(id)
    const lost: Schedule[] = []
    let isChanged = gone.length > 0
    for (const id of ids) {
      const text = shelf.read(keyOf(id))
      const stored = shelf.readStored(keyOf(id))
      const known = entries.get(id)
      if (known?.text === text && (known?.stored === stored || stored === text)) {
        if (known) known.stored = stored
        continue
      }
      isChanged = true
      if (known && stored !== undefined && isLost(known, text, stored)) {
        lost.push(known.schedule)
        entries.set(id, readEntry(id, stored, stored))
        // The text in storage goes before the text of this document alone.
        if (text !== stored) shelf.write(keyOf(id), stored)
      } else {
        entries.set(id, readEntry(id, text ?? '', stored))
      }
    }
    for (const schedule of lost) keepCopy(schedule)
    return isChanged
  }

  refresh()
  publish()
  let lastKeeping = shelf.keeping()
  shelf.subscribe(() => {
    const isChanged = refresh()
    if (!isChanged && shelf.keeping() === lastKeeping) return
    lastKeeping = shelf.keeping()
    publish()
  })

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    save: (schedule, from) => {
      refresh()
      const entry = entries.get(schedule.id)
      if (entry?.fault) return 'read-only'
      const base = from ?? (view.current.id === schedule.id ? view.current : undefined)
      if (entry && base && entry.schedule !== base) {
        keepCopy(schedule)
        publish()
        return 'copied'
      }
      put(schedule, entry)
      choose(schedule.id)
      publish()
      return 'saved'
    },
    find: (id) => entries.get(id)?.schedule,
    select: (id) => {
      if (!entries.has(id)) return
      choose(id)
      publish()
    },
    create: (from) => {
      const schedule = { ...(from ?? emptySchedule('')), id: newId() }
      put(schedule)
      choose(schedule.id)
      publish()
      return schedule.id
    },
    remove: (id) => {
      entries.delete(id)
      if (selected === id) blank = emptySchedule(newId())
      shelf.remove(keyOf(id))
      publish()
    },
    forgetCopied: () => {
      copied = undefined
      publish()
    },
    exportAll: () => writeProjectsFile([...entries.values()].filter(({ fault }) => !fault)),
    importAll: (text) => {
      const { projects, faults } = readProjectsFile(text)
      const added: string[] = []
      for (const { schedule, made } of projects) {
        const known = entries.get(schedule.id)
        if (known && isSame(known.schedule, schedule)) continue
        const id = known ? newId() : schedule.id
        put({ ...schedule, id }, { revision: 0, made })
        added.push(id)
      }
      publish()
      return { added, same: projects.length - added.length, faults }
    },
  }

  function viewOf(): ProjectsView {
    const entry = entries.get(selected)
    const known = [...entries].map(([id, { schedule, made, fault }]): Project => {
      return { id, name: schedule.name, count: countDevices(schedule), made, ...(fault && { fault }) }
    })
    const list = known.toSorted((one, other) => one.made - other.made || (one.id < other.id ? -1 : 1))
    return {
      keeping: shelf.keeping(),
      current: entry?.schedule ?? blank,
      ...(entry?.fault && { fault: entry.fault }),
      list: list.length > 0 ? list : [{ id: blank.id, name: '', count: 0, made: 0 }],
      ...(copied !== undefined && { copied }),
    }
  }
}

/**
 * Returns whether another tab has overwritten what this one has: either this has it in memory alone, or the other one
 * did not know of it.
 */
function isLost({ text: own, stored: seen, revision }: Entry, text: string | undefined, stored: string): boolean {
  const isByOthers = stored !== seen && stored !== own
  return isByOthers && (text !== stored || readRecord(stored).revision <= revision)
}

function isSame(one: Schedule, other: Schedule): boolean {
  // Fields are in the same order when they are read the same way.
  const textOf = (schedule: Schedule) => JSON.stringify(acceptSchedule(schedule).schedule)
  return textOf(one) === textOf(other)
}

function readEntry(id: string, text: string, stored: string | undefined): Entry {
  const { revision, made, schedule: value, fault } = readRecord(text)
  const { schedule, isWhole } = acceptSchedule(value)
  const found = fault ?? (isWhole ? undefined : 'damaged')
  return { text, stored, revision, made, schedule: { ...schedule, id }, ...(found && { fault: found }) }
}
