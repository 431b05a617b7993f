import { meets } from '../../../content/ordering.ts'
import type { Need } from '../../../content/schema/ordering.ts'
import type { Check } from './check.ts'
import { fewestThatGive } from './fewest-that-give.ts'
import type { Part, Parts } from './parts.ts'
import { type Door, listPlaced, type Schedule } from './schedule.ts'

/** Counts once for the whole system, for each thing that its software manages. */
const ONCE = 'module'
/** Counts what opens, however many devices it has. */
const PER_DOOR = 'entrance'
const PER_HOME = 'household'

type Placed = { part: Part; quantity: number; door?: Door }

/** Compares the licences that all devices want with those in the schedule, by what a licence counts. */
export function checkLicences(schedule: Schedule, { list, byCode }: Parts): Check[] {
  const placed = listPlaced(schedule).flatMap(({ item, ...place }): Placed[] => {
    const part = byCode.get(item.code)
    return part ? [{ part, ...place }] : []
  })
  const given = (type: string) =>
    placed.reduce((total, { part, quantity }) => total + givenBy(part, type) * quantity, 0)
  return [...countWanted(placed)].flatMap(([type, count]): Check[] => {
    const has = given(type)
    if (has >= count) return []
    const items = fewestThatGive(count - has, list, (part) => givenBy(part, type))
    const check = { rule: 'licence' as const, kind: 'licence' as const, type, figures: { count, given: has } }
    return [{ ...check, ...(items.length > 0 && { remedy: { act: 'add' as const, spot: 'room' as const, items } }) }]
  })
}

/** Returns how many licences of each type are wanted. */
function countWanted(placed: readonly Placed[]): Map<string, number> {
  const software = [...new Set(placed.map(({ part }) => part))].filter(isSoftware)
  const wanted = new Map<string, number>()
  const add = (type: string, count: number) => wanted.set(type, (wanted.get(type) ?? 0) + count)
  const modules = new Set<string>()
  const entrances: Placed[] = []
  for (const each of placed) {
    const { part, quantity } = each
    // Software is licensed by what it manages, which is counted there; a licence is no device.
    if (isSoftware(part) || part.provides.some(({ kind }) => kind === 'licence')) continue
    const managedBy = part.needs.find(({ kind }) => kind === 'software')
    const managers = managedBy
      ? software.filter(({ provides }) => provides.some((one) => meets(managedBy, one, part.code)))
      : []
    if (managers.length > 0 && managers.every(isInModules)) modules.add(thingOf(managedBy))
    for (const need of part.needs) {
      const type = need.kind === 'licence' ? need.types?.[0] : undefined
      if (type === undefined || (need.isOptional && managers.length === 0)) continue
      if (type === ONCE) modules.add(thingOf(managedBy))
      else if (type === PER_DOOR) entrances.push(each)
      else add(type, (need.count ?? 1) * quantity)
    }
  }
  if (modules.size > 0) add(ONCE, modules.size)
  if (entrances.length > 0) add(PER_DOOR, countEntrances(entrances))
  // A device with such a need serves many homes: they are counted where they answer.
  const homes = placed.reduce((total, { part, quantity }) => total + (answersAtHome(part) ? quantity : 0), 0)
  if (wanted.has(PER_HOME) && homes > 0) wanted.set(PER_HOME, homes)
  return wanted
}

/** Counts what opens: readers at a gate or a controller are no entrances of their own, and those of one door are one. */
function countEntrances(wanting: readonly Placed[]): number {
  const countOf = ({ part, quantity }: Placed) =>
    (part.needs.find(({ kind, types }) => kind === 'licence' && types?.includes(PER_DOOR))?.count ?? 1) * quantity
  const places = new Map<Door | undefined, Placed[]>()
  for (const each of wanting) {
    const items = places.get(each.door) ?? []
    items.push(each)
    places.set(each.door, items)
  }
  return [...places].reduce((total, [door, items]) => {
    const opened = items.filter(({ part }) => !part.provides.some(({ kind }) => kind === 'reader'))
    if (door && opened.length === 0) return total + door.alike
    return total + (door ? opened : items).reduce((sum, item) => sum + countOf(item), 0)
  }, 0)
}

function isSoftware({ provides }: Part): boolean {
  return provides.some(({ kind }) => kind === 'software')
}

/** Returns whether software does nothing without a module for it. */
function isInModules({ needs }: Part): boolean {
  return needs.some(({ kind, types, isOptional }) => kind === 'licence' && types?.includes(ONCE) && !isOptional)
}

function thingOf(need: Need | undefined): string {
  return need?.types?.[0] ?? ''
}

function givenBy({ provides }: Part, type: string): number {
  return provides.find(({ kind, types }) => kind === 'licence' && types?.includes(type))?.count ?? 0
}

function answersAtHome({ provides }: Part): boolean {
  return provides.some(({ kind, types }) => kind === 'answer' && types?.includes('home'))
}
