import { acceptSchedule } from './accept-schedule.ts'
import { migrate, RECORD_FORMAT } from './record.ts'
import { parseJson, repairJson } from './repair-json.ts'
import type { Schedule } from './schedule.ts'

/** A schedule in a file of several, with the time at which it was made, in milliseconds. */
export type FiledProject = { schedule: Schedule; made: number }

/**
 * The fault of a file: `not-ours` is of something else, `newer` by a later version of the site; a `damaged` schedule
 * has its readable part.
 */
export type ProjectsFileFault = { fault: 'not-ours' | 'newer' } | { fault: 'damaged'; name: string }

const KIND = 'door-schedules'

/** Writes schedules as the text of one file. */
export function writeProjectsFile(projects: readonly FiledProject[]): string {
  const filed = projects.map(({ made, schedule }) => ({ made, schedule }))
  return `${JSON.stringify({ kind: KIND, format: RECORD_FORMAT, projects: filed }, null, 1)}\n`
}

/** Reads such a text, of one that was cut off what is there. Never throws, whatever the text is. */
export function readProjectsFile(text: string): { projects: FiledProject[]; faults: ProjectsFileFault[] } {
  const file = parseFile(text)
  if (!file) return { projects: [], faults: [{ fault: 'not-ours' }] }
  const faults: ProjectsFileFault[] = file.format > RECORD_FORMAT ? [{ fault: 'newer' }] : []
  const projects = file.projects.map((value): FiledProject => {
    const { made, schedule: stored } = (value ?? {}) as Record<string, unknown>
    const { schedule, isWhole } = acceptSchedule(upToDate(stored, file.format))
    if (!isWhole) faults.push({ fault: 'damaged', name: schedule.name })
    return { schedule, made: typeof made === 'number' && Number.isFinite(made) ? made : 0 }
  })
  // A file that was cut off between two projects.
  if (file.isCut && faults.length === 0) faults.push({ fault: 'damaged', name: projects.at(-1)?.schedule.name ?? '' })
  return { projects, faults }
}

function parseFile(text: string): { format: number; projects: readonly unknown[]; isCut: boolean } | undefined {
  const json = text.replace(/^\uFEFF/, '')
  const whole = parseJson(json)
  const file = (whole ?? repairJson(json)) as Record<string, unknown> | null | undefined
  const { kind, format, projects } = file ?? {}
  const isOurs = kind === KIND && Number.isInteger(format) && Array.isArray(projects)
  return isOurs ? { format: Number(format), projects: projects as unknown[], isCut: whole === undefined } : undefined
}

function upToDate(schedule: unknown, format: number): unknown {
  try {
    return format > RECORD_FORMAT ? schedule : migrate(schedule, format)
  } catch {
    return undefined
  }
}
