import { newId } from './new-id.ts'
import {
  type Content,
  type Issue,
  MAX_DOORS,
  MAX_ELSEWHERE,
  MAX_ITEMS,
  MAX_SHORT_TEXT,
  type Schedule,
} from './schedule.ts'

/** Limits of the issues of a schedule: each edit stores them again. */
export const MAX_ISSUES = 8
export const MAX_ISSUED_DOORS = 2 * MAX_DOORS

/** Returns what an issue holds of a schedule. */
function contentOf({ name, customer, remarks, doors, room, loose, recording }: Content): Content {
  return { name, customer, remarks, doors, room, loose, recording }
}

/** Freezes a schedule as its next issue. */
export function freezeIssue(schedule: Schedule, name: string, at = Date.now()): Schedule {
  const issue = { id: newId(), name: name.slice(0, MAX_SHORT_TEXT), at, content: contentOf(schedule) }
  return { ...schedule, issues: [...schedule.issues, issue] }
}

/** Returns the last issue, and whether the schedule is still as in it. */
export function lastIssue(schedule: Schedule): { issue: Issue; isSame: boolean } | undefined {
  const issue = schedule.issues.at(-1)
  const textOf = (content: Content) => JSON.stringify(contentOf(content))
  return issue && { issue, isSame: textOf(issue.content) === textOf(schedule) }
}

/** Returns the newest issue that both schedules have, as in the first one. */
export function commonIssue(one: Schedule, other: Schedule): Issue | undefined {
  return one.issues.findLast(({ id }) => other.issues.some((issue) => issue.id === id))
}

/** Returns whether a schedule has more than it can hold. */
export function isTooMuch({ doors, room, loose, issues }: Schedule): boolean {
  return (
    doors.length > MAX_DOORS ||
    doors.some(({ items }) => items.length > MAX_ITEMS) ||
    Math.max(room.length, loose.length) > MAX_ELSEWHERE ||
    issues.length > MAX_ISSUES ||
    issues.reduce((sum, { content }) => sum + content.doors.length, 0) > MAX_ISSUED_DOORS
  )
}
