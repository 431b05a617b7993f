import { notesPath } from '../document-files.ts'
import { listAddressed, type Addressed } from '../moves.ts'
import type { MoveRecord } from '../schema/move.ts'
import type { Snapshot } from '../snapshot.ts'
import { phaseOf } from './phase.ts'
import type { Visibility } from './visibility.ts'

type Ends = {
  /** Former addresses of shown records, except those that are pages of their own. */
  formerly: (slugs: readonly string[] | undefined, folder: string) => string[] | undefined
  moves: MoveRecord[]
}

/**
 * Decides the targets of former addresses on a day. An expired address redirects to the target of a move or of the
 * `formerly` of a shown record, else to its successor, else it is gone; the same holds for its own former addresses. An
 * address that is a page is no former one yet, and an address that leads to a waiting record waits too. `draftPaths`
 * are those of drafts, which are not among `all`.
 */
export function endAddresses(all: Snapshot, visibility: Visibility, draftPaths: ReadonlySet<string> = new Set()): Ends {
  const records = listAddressed(all)
  const phases = new Map(records.map((each) => [each.path, phaseOf(each.record, visibility)] as const))
  const isShown = (path: string) => phases.get(path) === 'shown'
  const isWaiting = (path: string) => phases.get(path) === 'waiting' || (!phases.has(path) && draftPaths.has(path))
  const byPath = new Map(records.map((each) => [each.path, each]))
  const written = new Map(all.moves.map((move) => [move.from, move]))
  /** Former addresses that records claim, by what they claim them for. */
  const claimed = new Map<string, string>(
    records
      .filter(({ path }) => !isWaiting(path))
      .flatMap(({ path, formerly, folder }) => formerly.map((slug) => [`${folder}/${slug}`, path] as const)),
  )

  /** The target of an expired address; undefined if it is gone. */
  const endOf = (path: string, seen: ReadonlySet<string> = new Set()): string | undefined => {
    if (isWaiting(path) || seen.has(path)) return undefined
    if (!byPath.has(path) || isShown(path)) return path
    const move = written.get(path)
    const next = claimed.get(path) ?? (move ? move.to : successorOf(byPath.get(path)))
    return next === undefined ? undefined : endOf(next, new Set([...seen, path]))
  }

  const over = records.filter(({ path }) => phases.get(path) === 'over')
  const ended = over.flatMap((each) => {
    const to = endOf(each.path)
    const addresses = [each.path, ...each.formerly.map((slug) => `${each.folder}/${slug}`)]
    // Those of a shown record are in its own `formerly`, those of another expired one are listed there.
    const isOwn = (from: string) => from === each.path || !byPath.has(from)
    return addresses
      .filter((from) => isOwn(from) && !isShown(from) && !isShown(claimed.get(from) ?? ''))
      .map((from) => moveTo(from, to))
  })
  const endedFrom = new Set(ended.map(({ from }) => from))
  const kept = all.moves.flatMap((move): MoveRecord[] => {
    if (isShown(move.from) || endedFrom.has(move.from)) return []
    if (move.to !== undefined && isWaiting(move.to)) return []
    if (move.to === undefined || !byPath.has(move.to)) return [move]
    return [moveTo(move.from, endOf(move.to))]
  })
  return {
    formerly: (slugs, folder) => {
      const left = slugs?.filter((slug) => !isShown(`${folder}/${slug}`))
      return left && left.length > 0 ? left : undefined
    },
    moves: [...kept, ...ended],
  }
}

/**
 * Returns the moves of release notes that are gone because the products of their family are over; those of one that is
 * still shown, in `shown`, stay, and so does what a move says.
 */
export function endNotes(
  { firmware, product, moves }: Snapshot,
  shown: Snapshot['firmware'],
  visibility: Visibility,
): MoveRecord[] {
  const over = new Set(product.filter((each) => phaseOf(each, visibility) === 'over').map(({ code }) => code))
  const kept = new Set([...shown.map(({ id }) => notesPath(id)), ...moves.map(({ from }) => from)])
  return firmware
    .filter(({ products }) => products.some((code) => over.has(code)))
    .map(({ id }) => notesPath(id))
    .filter((from) => !kept.has(from))
    .map((from) => moveTo(from, undefined))
}

function moveTo(from: string, to: string | undefined): MoveRecord {
  return to === undefined ? { from, gone: true } : { from, to }
}

function successorOf(addressed: Addressed | undefined): string | undefined {
  if (addressed?.entity !== 'product') return undefined
  const { successor } = addressed.record
  return successor === undefined ? undefined : `${addressed.folder}/${successor}`
}
