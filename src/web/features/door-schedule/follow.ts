import { type BillGroup, billInSteps } from './bill.ts'
import { applyRemedy, type Remedy } from './check.ts'
import { checkInSteps, checkSchedule, type Findings } from './check-schedule.ts'
import type { TimeSliced } from './time-sliced.ts'
import type { Parts } from './parts.ts'
import type { Schedule } from './schedule.ts'

/** The results of a schedule; its bill has no lines if it has no devices. */
export type Following = { of: Schedule; by: Parts; findings: Findings; bill: readonly BillGroup[] }

/** Computes what follows from a schedule. */
export function* followInSteps(schedule: Schedule, parts: Parts): TimeSliced<Following> {
  const findings = yield* checkInSteps(schedule, parts)
  const bill = yield* billInSteps(schedule, parts)
  return { of: schedule, by: parts, findings, bill }
}

/**
 * Returns the schedule with what a remedy changes. If it was found in an earlier schedule, as it is when a button is
 * pressed twice, and does not help any more as it is, the schedule stays the same.
 */
export function applyFound(schedule: Schedule, remedy: Remedy, { of, by }: Pick<Following, 'of' | 'by'>): Schedule {
  return schedule === of || isFound(schedule, remedy, by) ? applyRemedy(schedule, remedy) : schedule
}

function isFound(schedule: Schedule, wanted: Remedy, parts: Parts): boolean {
  const text = JSON.stringify(wanted)
  return checkSchedule(schedule, parts).checks.some(({ remedy }) => remedy && JSON.stringify(remedy) === text)
}
