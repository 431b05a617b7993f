import type { Check, Remedy } from '../../src/web/features/door-schedule/check.ts'

/** The checks that one remedy settles. */
export type CheckGroup = { remedy: Remedy | undefined; checks: [Check, ...Check[]] }

/** Returns checks by what helps, in order of the first of each: those that the same remedy helps against stand together. */
export function groupChecks(checks: readonly Check[]): CheckGroup[] {
  const groups: CheckGroup[] = []
  const byRemedy = new Map<string, CheckGroup>()
  for (const check of checks) {
    const key = JSON.stringify(check.remedy)
    const known = check.remedy && byRemedy.get(key)
    if (known) {
      known.checks.push(check)
      continue
    }
    const group: CheckGroup = { remedy: check.remedy, checks: [check] }
    groups.push(group)
    byRemedy.set(key, group)
  }
  return groups
}

/** Returns how many checks say that something is wrong; the others remind of what is done on site. */
export function countFaults(checks: readonly Check[]): number {
  return checks.filter(({ isReminder }) => !isReminder).length
}
