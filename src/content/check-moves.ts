import type { Fault } from './faults.ts'
import { listAddressed, listRecordPaths, listWrittenMoves, type WrittenMove } from './moves.ts'
import type { Locate, Snapshot } from './snapshot.ts'

type MoveOptions = {
  locate: Locate
  /** Returns whether a path without language is that of a page which no record has, such as a list. */
  isScreen: (path: string) => boolean
}

/**
 * Checks the addresses that pages had before: none is the present one of a page that stays, none is claimed twice, and each leads
 * at once to a page that exists.
 */
export function checkMoves(snapshot: Snapshot, { locate, isScreen }: MoveOptions): Fault[] {
  const moves = listWrittenMoves(snapshot, locate)
  const records = new Set(listRecordPaths(snapshot))
  // When such a page expires, its address is a former one.
  const ending = new Set(
    listAddressed(snapshot).flatMap(({ path, record }) => ('shownUntil' in record && record.shownUntil ? [path] : [])),
  )
  const isPage = (path: string) => records.has(path) || isScreen(path)
  const first = new Map(moves.map((move) => [move.from, move] as const).toReversed())
  return moves.flatMap((move) => {
    const faultOf = (field: string, value: string, expected: string): Fault => ({
      source: move.source,
      field,
      value,
      expected,
    })
    const claimed = first.get(move.from)
    if (isPage(move.from) && !(ending.has(move.from) && move.from !== move.to))
      return faultOf(move.field, move.from, 'an address that no page has now')
    if (claimed && claimed !== move)
      return faultOf(move.field, move.from, `a former address that is not in ${claimed.source} (${claimed.field}) too`)
    if (move.to === undefined || isPage(move.to)) return []
    const next = first.get(move.to)
    if (!next) return faultOf(move.targetField, move.to, 'the address of a page that exists')
    const end = followFrom(move, first)
    const expected = end === 'loop' ? 'an address that does not lead back here' : describeTarget(end)
    return faultOf(move.targetField, move.to, expected)
  })
}

/** Checks the numbers that cases had before: none is that of a case now, none is claimed twice. */
export function checkFormerCases({ case: cases }: Snapshot, locate: Locate): Fault[] {
  const present = new Set(cases.map(({ id }) => id))
  const claimed = new Map<number, number>()
  return cases.flatMap(({ id, formerly = [] }) =>
    formerly.flatMap((number, index) => {
      const other = claimed.get(number)
      if (!claimed.has(number)) claimed.set(number, id)
      if (!present.has(number) && other === undefined) return []
      const expected =
        other === undefined ? 'a number that no case has now' : `a former number that case ${other} does not have too`
      return { source: locate('case', String(id)), field: `formerly[${index}]`, value: number, expected }
    }),
  )
}

/** Follows moves to the last one; 'loop' if there is none. */
function followFrom(start: WrittenMove, moves: ReadonlyMap<string, WrittenMove>): WrittenMove | 'loop' {
  const seen = new Set<string>()
  let move = start
  for (;;) {
    if (seen.has(move.from)) return 'loop'
    seen.add(move.from)
    const next = move.to === undefined ? undefined : moves.get(move.to)
    if (!next) return move
    move = next
  }
}

function describeTarget({ to }: WrittenMove): string {
  return to === undefined ? '"gone": true, as where it leads is gone' : `${to} at once, where that address leads`
}
