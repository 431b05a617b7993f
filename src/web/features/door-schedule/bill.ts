import { atOnce, type TimeSliced } from './time-sliced.ts'
import type { Part, Parts } from './parts.ts'
import { type Door, listPlaced, type Schedule } from './schedule.ts'

/** Items that are added up in one step. */
const STEP = 500

/** Where some of a product are, and how many, all doors alike counted. */
export type Use = { at: 'door'; door: Door; quantity: number } | { at: 'room' | 'loose'; quantity: number }

export type BillLine = {
  code: string
  /** Missing if the catalogue does not have the product. */
  part?: Part
  quantity: number
  /** How many of them are ordered such that they open without power. */
  failSafe: number
  uses: readonly Use[]
}

/** The lines of a series; `series` is missing for products that the catalogue does not have. */
export type BillGroup = { series?: { id: string; name: string }; lines: readonly BillLine[] }

/** Adds up the products of a schedule, by series and in the catalogue's order; unknown ones come last, as they appear. */
export function billOf(schedule: Schedule, parts: Parts): BillGroup[] {
  return atOnce(billInSteps(schedule, parts))
}

/** Does the same in steps. */
export function* billInSteps(schedule: Schedule, { series, list, byCode }: Parts): TimeSliced<BillGroup[]> {
  const lines = new Map<string, BillLine & { uses: Use[] }>()
  const places = new Map(list.map(({ code }, place) => [code, place]))
  const rooms = new Set(schedule.room)
  for (const [index, { item, door, quantity }] of listPlaced(schedule).entries()) {
    if (index % STEP === 0) yield
    const part = byCode.get(item.code)
    const line = lines.get(item.code) ?? { code: item.code, ...(part && { part }), quantity: 0, failSafe: 0, uses: [] }
    line.quantity += quantity
    if (item.failSafe) line.failSafe += quantity
    line.uses.push(door ? { at: 'door', door, quantity } : { at: rooms.has(item) ? 'room' : 'loose', quantity })
    lines.set(item.code, line)
  }
  const inOrder = [...lines.values()].toSorted((one, other) => placeOf(one) - placeOf(other))
  const groups = [...series.keys(), undefined].map((index): BillGroup => {
    const own = inOrder.filter(({ part }) => part?.series === index)
    const named = index === undefined ? undefined : series[index]
    return { ...(named && { series: named }), lines: own }
  })
  return groups.filter(({ lines: { length } }) => length > 0)

  function placeOf({ code }: BillLine): number {
    return places.get(code) ?? list.length
  }
}
