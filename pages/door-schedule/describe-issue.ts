import type { Words } from '../../src/base/i18n/words.ts'
import { lastIssue } from '../../src/web/features/door-schedule/issues.ts'
import type { Issue, Schedule } from '../../src/web/features/door-schedule/schedule.ts'

/** Returns which issue a schedule is, or since which one it has changed; undefined if none is frozen. */
export function describeIssue(schedule: Schedule, t: Words): string | undefined {
  const last = lastIssue(schedule)
  if (!last) return undefined
  const issue = `${last.issue.name} (${dayOf(last.issue)})`
  return last.isSame ? t('schedule-checks:issue.is', { issue }) : t('schedule-checks:issue.changed', { issue })
}

/** Returns the day on which an issue was frozen, here: `2026-11-30`. */
export function dayOf({ at }: Pick<Issue, 'at'>): string {
  // Swedes write it so.
  return new Date(at).toLocaleDateString('sv')
}
