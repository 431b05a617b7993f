import type { Part, Parts } from '../../../src/web/features/door-schedule/parts.ts'
import type { Schedule } from '../../../src/web/features/door-schedule/schedule.ts'

/** The results of a schedule, calculated another way than in the sources, so that the two can be compared. */
export type IndependentTotals = {
  /** Pieces of each product, by code. */
  pieces: Record<string, number>
  poe: { portsWanted: number; wattsWanted: number; portsProvided: number; wattsProvided: number }
  cameras: number
  channels: number
  /** Mbps of all cameras. */
  bandwidth: number
  /** Of 10^12 bytes. */
  terabytes: number
}

/** Counts piece by piece: no sum is taken over from another. */
export function independentTotals(schedule: Schedule, parts: Parts): IndependentTotals {
  const pieces: Record<string, number> = {}
  const add = (code: string, count: number) => {
    pieces[code] = (pieces[code] ?? 0) + count
  }
  for (const door of schedule.doors) for (const item of door.items) add(item.code, item.quantity * door.alike)
  for (const item of schedule.room) add(item.code, item.quantity)
  for (const item of schedule.loose) add(item.code, item.quantity)

  const known = parts.list.filter(({ code }) => Object.hasOwn(pieces, code))
  const overAll = (each: (part: Part) => number) =>
    known.reduce((sum, part) => sum + each(part) * (pieces[part.code] ?? 0), 0)

  const cameras = overAll((part) =>
    Number(part.needs.some(({ kind, isOptional }) => kind === 'channel' && !isOptional)),
  )
  const bandwidth = cameras * schedule.recording.mbps
  const seconds = schedule.recording.days * 24 * 60 * 60
  return {
    pieces,
    poe: {
      portsWanted: overAll((part) => poeNeeds(part).length),
      wattsWanted: overAll((part) => total(poeNeeds(part).map(({ watts }) => watts ?? 0))),
      portsProvided: overAll((part) => total(poeProvisions(part).map(({ count }) => count ?? 0))),
      wattsProvided: overAll((part) => total(poeProvisions(part).map(({ watts }) => watts ?? 0))),
    },
    cameras,
    channels: overAll(({ provides }) =>
      total(provides.filter(({ kind }) => kind === 'channel').map(({ count }) => count ?? 0)),
    ),
    bandwidth,
    // Mbit/s for so many seconds are Mbit; 8 bits a byte; a million megabytes a terabyte.
    terabytes: (bandwidth * seconds) / 8 / 1_000_000,
  }
}

function poeNeeds({ needs }: Part) {
  return needs.filter(({ kind, types, from }) => kind === 'power' && from === undefined && isPoe(types))
}

function poeProvisions({ provides }: Part) {
  return provides.filter(({ kind, types }) => kind === 'power' && isPoe(types))
}

function isPoe(types: readonly string[] | undefined): boolean {
  return types !== undefined && ['poe-af', 'poe-at'].some((type) => types.includes(type))
}

function total(numbers: readonly number[]): number {
  let sum = 0
  for (const number of numbers) sum += number
  return sum
}
