import type { Checked, PanelWords } from '../edit-path.ts'

/** Counts faults, without warnings. */
export function countOf(checked: Checked | undefined): number {
  return (checked?.findings.filter(({ isFault }) => isFault).length ?? 0) + (checked?.unreadable.length ?? 0)
}

/** Says in a line what the check found; undefined means that it has not answered yet. */
export function describeChecked(checked: Checked | undefined, words: PanelWords): string {
  if (!checked) return words.checking
  const faults = countOf(checked)
  const warnings = checked.findings.filter(({ isFault }) => !isFault).length
  const say = (count: number, one: string | undefined, other: string) =>
    (count === 1 ? (one ?? other) : other).replace('{{count}}', String(count))
  const parts = [
    ...(faults > 0 ? [say(faults, words.faults_one, words.faults_other)] : []),
    ...(warnings > 0 ? [say(warnings, words.warnings_one, words.warnings_other)] : []),
  ]
  return parts.length > 0 ? parts.join(' · ') : words.good
}
