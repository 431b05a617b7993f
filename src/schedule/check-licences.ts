import { meets } from '../catalogue/ordering.ts'
import type { Check } from './check.ts'
import { fewestThatGive } from './fewest-that-give.ts'
import type { Parts } from './parts.ts'
import { listPlaced, type Schedule } from './schedule.ts'

/** Compares the licences that all devices want with those in the schedule, by what a licence counts. */
export function checkLicences(schedule: Schedule, { list, byCode }: Parts): Check[] {
  const placed = listPlaced(schedule).flatMap(({ item, quantity }) => {
    const part = byCode.get(item.code)
    return part ? [{ part, quantity }] : []
  })
  const software = placed.flatMap(({ part }) => part.provides.filter(({ kind }) => kind === 'software'))
  const wanted = new Map<string, number>()
  for (const { part, quantity } of placed) {
    // Software is licensed by what it manages, which is counted there.
    if (part.provides.some(({ kind }) => kind === 'software')) continue
    const managedBy = part.needs.find(({ kind }) => kind === 'software')
    const isManaged = managedBy !== undefined && software.some((given) => meets(managedBy, given, part.code))
    for (const need of part.needs) {
      const type = need.kind === 'licence' ? need.types?.[0] : undefined
      if (type === undefined || (need.isOptional && !isManaged)) continue
      wanted.set(type, (wanted.get(type) ?? 0) + (need.count ?? 1) * quantity)
    }
  }
  // A device with such a need serves many homes: they are counted where they answer.
  const homes = placed.reduce((total, { part, quantity }) => total + (answersAtHome(part) ? quantity : 0), 0)
  if (wanted.has('household') && homes > 0) wanted.set('household', homes)
  return [...wanted].flatMap(([type, count]): Check[] => {
    const gives = (part: Parts['list'][number]) =>
      part.provides.find(({ kind, types }) => kind === 'licence' && types?.includes(type))?.count ?? 0
    const given = placed.reduce((total, { part, quantity }) => total + gives(part) * quantity, 0)
    if (given >= count) return []
    const items = fewestThatGive(count - given, list, gives)
    const check = { rule: 'licence' as const, kind: 'licence' as const, type, figures: { count, given } }
    return [{ ...check, ...(items.length > 0 && { remedy: { act: 'add' as const, spot: 'room' as const, items } }) }]
  })
}

function answersAtHome({ provides }: Parts['list'][number]): boolean {
  return provides.some(({ kind, types }) => kind === 'answer' && types?.includes('home'))
}
