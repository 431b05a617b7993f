import type { InLocale } from '../../../../base/i18n/localised.ts'
import type { Need } from '../../../../content/schema/ordering.ts'
import type { Sizing, Want } from '../../../../content/schema/sizing.ts'
import type { Parts } from '../parts.ts'
import type { Door, Item } from '../schedule.ts'

/** The rules of a solution in one language. */
export type JobRules = InLocale<Sizing>

/** Numbers by the id of a question. */
export type Answers = Readonly<Record<string, number>>
/** Codes of chosen products by the id of a choice. */
export type Chosen = Readonly<Record<string, string>>

/** Why there are so many: `count` for each `unit`, or for each `per` of them; for the whole job without a unit. */
export type Reason = { count: number; unit?: string; per?: number; inEach?: string }

export type SizedLine = { code: string; quantity: number; reason: Reason }

/** A row of the table before it is numbered. */
export type SizedDoor = Omit<Door, 'id' | 'number'> & { mark: string }

export type Sized = { doors: SizedDoor[]; room: Item[]; lines: SizedLine[] }

type SizeOptions = {
  answers: Answers
  chosen: Chosen
  parts: Pick<Parts, 'byCode'>
  /** Says where doors are: in which of several buildings. */
  placeIn: (place: string, unit: string, number: number) => string
}

/** Devices of doors or of a rule, with how many there are. */
type Counted = { count: number; devices: readonly { code: string; quantity: number }[] }

/** Returns the doors, the devices and the reason of each number, for the answers about a building. */
export function sizeJob(rules: JobRules, { answers, chosen, parts, placeIn }: SizeOptions): Sized {
  const numberOf = (id: string | undefined) => (id === undefined ? 1 : (answers[id] ?? 0))
  const unitOf = (id: string | undefined) => rules.questions.find((each) => each.id === id)?.unit ?? ''
  const codesOf = (which: Which) => chosenCodes(which, rules, chosen)
  const counted = new Map<string, Counted>(rules.questions.map(({ id }) => [id, { count: numberOf(id), devices: [] }]))
  const units = new Map<string, string>([...rules.questions, ...rules.doors].map(({ id, unit }) => [id, unit]))
  const lines: SizedLine[] = []

  const doors = rules.doors.flatMap((group): SizedDoor[] => {
    const items = group.items.flatMap((item): Item[] => {
      const quantity = (item.quantity ?? 1) * numberOf(item.of)
      const failSafe = item.failSafe && { failSafe: true as const }
      return quantity > 0 ? codesOf(item).map((code) => ({ code, quantity, ...failSafe })) : []
    })
    const spots = spread(group, numberOf)
    const count = spots.reduce((sum, { alike }) => sum + alike, 0)
    const devices = items.map(({ code, quantity }) => ({ code, quantity: quantity * count }))
    counted.set(group.id, { count, devices })
    for (const [index, { code, quantity }] of devices.entries()) {
      if (quantity > 0) lines.push({ code, quantity, reason: { count: items[index]?.quantity ?? 1, unit: group.unit } })
    }
    const isOfMany = group.in !== undefined && numberOf(group.in) > 1
    return spots.map(({ building, floor, alike }) => {
      const place = isOfMany ? placeIn(group.label, unitOf(group.in), building) : group.label
      return { mark: group.mark, floor, place, kind: group.kind, alike, items }
    })
  })

  const room = rules.room.flatMap((rule): Item[] => {
    const { id, of = [], wants, unit, times = 1, per, gives, inEach, when, ...which } = rule
    const buildings = numberOf(inEach)
    const asked = when ? numberOf(when.question) : 0
    const holds = !when || (asked >= (when.min ?? 0) && asked <= (when.max ?? Infinity))
    const sizeOf = (term: (typeof of)[number]) => (term.times ?? 1) * countOf(counted.get(term.id), wants, parts)
    // Of what is not shared out evenly, each building is taken to have as many as the one that has most.
    const size = of.length === 0 ? 1 : of.reduce((sum, term) => sum + Math.ceil(sizeOf(term) / buildings), 0)
    const devices = (holds ? codesOf(which) : []).map((code) => {
      const served = per ?? (gives && parts.byCode.get(code)?.provides.find(({ kind }) => kind === gives)?.count)
      return { code, served, quantity: Math.ceil((size * times) / (served ?? 1)) * buildings }
    })
    counted.set(id, { count: devices[0]?.quantity ?? 0, devices })
    const said = unit ?? units.get(of[0]?.id ?? '')
    return devices.flatMap(({ code, served, quantity }) => {
      if (quantity === 0) return []
      const reason = {
        count: times,
        ...(said !== undefined && { unit: said }),
        ...(served !== undefined && { per: served }),
        ...(inEach !== undefined && { inEach: unitOf(inEach) }),
      }
      lines.push({ code, quantity, reason })
      return [{ code, quantity }]
    })
  })
  return { doors, room, lines }
}

type Which = { product?: string | undefined; choice?: string | undefined }

/** Returns the product that a rule names or that was chosen, with what is ordered with it. */
function chosenCodes({ product, choice }: Which, { choices }: JobRules, chosen: Chosen): string[] {
  if (choice === undefined) return product === undefined ? [] : [product]
  const { options = [], default: first } = choices.find(({ id }) => id === choice) ?? {}
  const option = options.find((each) => each.product === (chosen[choice] ?? first)) ?? options[0]
  return option ? [option.product, ...(option.with ?? [])] : []
}

/** Counts things, or those devices of theirs that have a need. */
function countOf(counted: Counted | undefined, wants: Want | undefined, parts: Pick<Parts, 'byCode'>): number {
  if (!counted) return 0
  if (!wants) return counted.count
  const wanting = counted.devices.filter(({ code }) =>
    parts.byCode.get(code)?.needs.some((need) => isWant(need, wants)),
  )
  return wanting.reduce((sum, { quantity }) => sum + quantity, 0)
}

function isWant({ kind, types, isOptional, from }: Need, wants: Want): boolean {
  if (isOptional || from !== undefined) return false
  return wants === 'poe'
    ? kind === 'power' && (types?.some((type) => type.startsWith('poe-')) ?? false)
    : kind === wants
}

type Spot = { building: number; floor: string; alike: number }

/** Shares doors out over buildings, and in each over storeys. */
function spread(
  { of, in: buildings, floors, from = 1, floor = '', isEach, isAlike }: JobRules['doors'][number],
  numberOf: (id: string | undefined) => number,
): Spot[] {
  const count = numberOf(of)
  const storeys = floors === undefined ? 1 : numberOf(floors)
  // A building may end below the first storey that has any.
  const lowest = Math.min(from, storeys)
  const share = (whole: number, places: number) =>
    isEach ? Array<number>(places).fill(whole) : shareOut(whole, places)
  return share(count, numberOf(buildings)).flatMap((ofBuilding, index) =>
    share(ofBuilding, storeys - lowest + 1).flatMap((alike, above): Spot[] => {
      const spot = { building: index + 1, floor: floors === undefined ? floor : `${lowest + above}F` }
      if (isAlike) return alike > 0 ? [{ ...spot, alike }] : []
      return Array.from({ length: alike }, () => ({ ...spot, alike: 1 }))
    }),
  )
}

/** Returns the share of each place: the first ones have one more where it does not come out even. @example shareOut(5, 2) // [3, 2] */
function shareOut(whole: number, places: number): number[] {
  const least = Math.floor(whole / places)
  return Array.from({ length: places }, (_, index) => least + (index < whole % places ? 1 : 0))
}
