import type { Inspection } from './inspect-site.ts'
import type { Fault } from './read-back.ts'

const KIB = 1024
/** Maximum number of faults of one kind, and of files left as they are, that are listed; `--json` has all. */
const MAX_NAMED = 20
const KINDS: readonly Fault['kind'][] = ['missing', 'wrong', 'superfluous']

/** Describes the result of reading back the published build. */
export function formatVerified(
  { id, objects, bytes, faults, left }: Inspection & { id: string },
  isRepaired: boolean,
): string[] {
  const counts = KINDS.map((kind) => `${faults.filter((fault) => fault.kind === kind).length} ${kind}`).join(', ')
  const read = `  verified ${objects} objects of build ${id} read back (${Math.ceil(bytes / KIB)} KB)`
  return [
    faults.length > 0
      ? `${read}: ${counts}; ${isRepaired ? 'all repaired' : 'nothing was changed'}`
      : `${read}: all as built`,
    ...KINDS.flatMap((kind) =>
      named(faults.filter((fault) => fault.kind === kind)).map((line) => `    ${kind.padEnd(12)}${line}`),
    ),
    ...named(left).map((line) => `    ${'left'.padEnd(12)}${line}`),
  ]
}

function named(found: readonly { key: string; what: string }[]): string[] {
  const lines = found.slice(0, MAX_NAMED).map(({ key, what }) => (what === 'missing' ? key : `${key}: ${what}`))
  return found.length > MAX_NAMED ? [...lines, `and ${found.length - MAX_NAMED} more`] : lines
}
