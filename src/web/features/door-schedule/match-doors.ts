import { foldFloor, foldMark, foldText } from './fold-facts.ts'
import type { Door } from './schedule.ts'

/** A door in two lists. */
export type DoorPair = { before: Door; after: Door }

export type MatchedDoors = {
  /** In the order of the second list. */
  pairs: DoorPair[]
  /** Doors of the first list alone, and of the second. */
  removed: Door[]
  added: Door[]
}

/** The facts by which a door is found again, without differences of spelling. */
type Facts = { door: Door; mark: string; digits: string; floor: string; place: string; isDoubled: boolean }

/** A key by which two doors are one; doors without it are passed over. */
type Phase = {
  keyOf: (facts: Facts) => readonly (string | number)[] | undefined
  /** Several doors of one key are paired in their order; otherwise the key has to be unique. */
  inOrder?: true
}

/** The surest first. */
const PHASES: readonly Phase[] = [
  { keyOf: ({ door, mark, floor, place }) => [mark, floor, place, door.kind, door.alike], inOrder: true },
  { keyOf: ({ door, mark, floor, place }) => [mark, floor, place, door.kind], inOrder: true },
  { keyOf: ({ mark, floor, place }) => [mark, floor, place], inOrder: true },
  { keyOf: ({ mark, floor }) => (mark ? [mark, floor] : undefined), inOrder: true },
  { keyOf: ({ mark, place }) => (mark && place ? [mark, place] : undefined) },
  // Where each floor begins with the same mark, a mark alone says nothing.
  { keyOf: ({ mark, isDoubled }) => (mark && !isDoubled ? [mark] : undefined) },
  { keyOf: ({ digits, floor, place }) => (digits && floor + place ? [digits, floor, place] : undefined) },
]

/**
 * Finds the doors of one list in another: by id, then by mark, however it is written; floor and place tell apart doors
 * with the same mark. A door with another mark is the same one if its floor, place and kind are those of no other door.
 */
export function matchDoors(before: readonly Door[], after: readonly Door[]): MatchedDoors {
  const found = new Map<Door, Door>()
  const byId = new Map(before.map((door) => [door.id, door]))
  for (const door of after) {
    const same = byId.get(door.id)
    if (same) found.set(door, same)
  }
  if (found.size < before.length && found.size < after.length) matchByFacts(before, after, found)
  const pairs = after.flatMap((door): DoorPair[] => {
    const same = found.get(door)
    return same ? [{ before: same, after: door }] : []
  })
  const paired = new Set(found.values())
  return {
    pairs,
    removed: before.filter((door) => !paired.has(door)),
    added: after.filter((door) => !found.has(door)),
  }
}

/** Adds to `found` the doors of `after` that are not there yet, each with its door of `before`. */
function matchByFacts(before: readonly Door[], after: readonly Door[], found: Map<Door, Door>): void {
  const taken = new Set(found.values())
  const all = [factsOf(before), factsOf(after)] as const
  let [olds, news] = [all[0].filter(({ door }) => !taken.has(door)), all[1].filter(({ door }) => !found.has(door))]
  for (const { keyOf, inOrder } of PHASES) {
    const groups = new Map<string, [Facts[], Facts[]]>()
    for (const [side, list] of [olds, news].entries()) {
      for (const facts of list) {
        const key = keyOf(facts)
        if (!key) continue
        const group = groups.get(JSON.stringify(key)) ?? [[], []]
        group[side]?.push(facts)
        groups.set(JSON.stringify(key), group)
      }
    }
    for (const [ofOld, ofNew] of groups.values()) {
      if (inOrder || (ofOld.length === 1 && ofNew.length === 1)) pair(ofOld, ofNew)
    }
    leaveOutPaired()
  }
  // Elsewhere another door with the same facts would make a new mark a guess.
  const where = ({ door, floor, place }: Facts) => (place ? JSON.stringify([floor, place, door.kind]) : '')
  const single = all.map((list) => countBy(list.map(where)))
  for (const fresh of news) {
    const key = where(fresh)
    const old = single.every((counts) => counts.get(key) === 1) && olds.find((facts) => where(facts) === key)
    if (key && old) pair([old], [fresh])
  }
  leaveOutPaired()

  function pair(ofOld: readonly Facts[], ofNew: readonly Facts[]): void {
    for (const [index, fresh] of ofNew.entries()) {
      const old = ofOld[index]
      if (old) found.set(fresh.door, old.door)
    }
  }

  function leaveOutPaired(): void {
    const gone = new Set(found.values())
    olds = olds.filter(({ door }) => !gone.has(door))
    news = news.filter(({ door }) => !found.has(door))
  }
}

function factsOf(doors: readonly Door[]): Facts[] {
  const facts = doors.map((door) => {
    const mark = foldMark(door.number)
    const digits = mark.replace(/^\p{L}+(?=\d)/u, '')
    return { door, mark, digits, floor: foldFloor(door.floor), place: foldText(door.place) }
  })
  const counts = countBy(facts.map(({ mark }) => mark))
  return facts.map((each) => ({ ...each, isDoubled: (counts.get(each.mark) ?? 0) > 1 }))
}

/** Counts how often each text is in a list. */
export function countBy(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}
