import { type Due, listDue } from './when-due.ts'
import type { Content } from './phase.ts'

const WHAT = { shown: 'is shown', over: 'is no longer shown', discontinued: 'is discontinued' }

/** Returns what becomes due after a day, and when the next of it does, for programs: `next` is null if nothing does. */
export function dueFacts(
  { all }: Content,
  day: string,
): { day: string; next: string | null; due: (Due & { at: string })[] } {
  const due = listDue(all, day).map((each) => ({ ...each, at: instantOf(each.day) }))
  return { day, next: due[0]?.at ?? null, due }
}

/** Describes what becomes due after a day, the next first. */
export function formatDue(content: Content, day: string): string {
  const { next, due } = dueFacts(content, day)
  if (next === null) return `Nothing becomes due after ${day}`
  return [
    `Next: ${next}`,
    ...due.map(({ day: on, entity, key, what }) => `  ${on}  ${entity} ${key} ${WHAT[what]}`),
  ].join('\n')
}

/** The moment at which a calendar day begins in Taipei, with its offset. */
function instantOf(day: string): string {
  return `${day}T00:00:00+08:00`
}
