import type { Check } from './check.ts'
import type { Parts } from './parts.ts'
import { listPlaced, type Schedule } from './schedule.ts'

/**
 * Finds the products of a schedule whose firmware has got a security fix since its last issue, each once; without an issue
 * since the schedule was made. @param made in milliseconds, 0 if that is not known
 */
export function findFixes(schedule: Schedule, { byCode }: Parts, made: number): Check[] {
  const since = schedule.issues.at(-1)?.at ?? made
  if (since === 0) return []
  const day = new Date(since).toISOString().slice(0, 10)
  const codes = new Set(listPlaced(schedule).map(({ item }) => item.code))
  return [...codes].flatMap((code): Check[] => {
    const fix = byCode.get(code)?.fix
    return fix && fix.on > day ? [{ rule: 'security-fix', isReminder: true, code, fix }] : []
  })
}
