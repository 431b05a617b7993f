import { meets } from '../../../content/ordering.ts'
import type { Need, Provision } from '../../../content/schema/ordering.ts'
import type { Part, Parts } from './parts.ts'
import { mergeItems } from './merge-items.ts'
import { fewestThatGive } from './fewest-that-give.ts'
import { type Item, listPlaced, type Schedule } from './schedule.ts'

const POE = ['poe-af', 'poe-at']
/** The outputs of power supplies of the catalogue; mains, batteries and devices that a panel feeds are not planned. */
const LOW_VOLTAGE = ['dc-12v', 'dc-24v']
/** Watts are sums of decimal fractions. */
const TOLERANCE = 1e-6
const MAX_ROUNDS = 20

/** Switches, recorders or injectors with ports that give power, `units` of them filled alike; figures are of one. */
export type PowerSource = {
  part: Part
  units: number
  ports: number
  watts: number
  usedPorts: number
  usedWatts: number
}

export type PowerPlan = {
  /** Ports and watts that all devices with PoE want. */
  ports: number
  watts: number
  /** Devices in the order of the catalogue, that get their power from PoE. */
  sources: PowerSource[]
  /** Devices that find no port, or none with enough watts. */
  missing: { part: Part; count: number; watts: number }[]
  /** Switches that would give the missing devices power. */
  remedy: Item[]
  /** Watts that devices at 12 or 24 V want and what power supplies give. */
  direct: { watts: number; given: number; devices: number; remedy: Item[] }
}

/** Devices of one product that want power from a port. */
type Draw = { part: Part; need: Need; count: number; watts: number }

/**
 * Distributes the devices with PoE over the ports that give it. A device that takes PoE is fed by PoE, even if it
 * takes 12 V too; its watts are the most that it draws. Sources that feed certain devices alone come first, and
 * recorders feed cameras alone; devices that draw most come first.
 */
export function planPower(schedule: Schedule, { list, byCode }: Parts): PowerPlan {
  const totals = new Map<Part, number>()
  for (const { item, quantity } of listPlaced(schedule)) {
    const part = byCode.get(item.code)
    if (part) totals.set(part, (totals.get(part) ?? 0) + quantity)
  }
  const draws: Draw[] = []
  const sources: Source[] = []
  const direct = { watts: 0, given: 0, devices: 0 }
  for (const [part, count] of totals) {
    const need = part.needs.find((each) => each.kind === 'power' && each.from === undefined)
    const watts = need?.watts ?? 0
    if (need && givesAny(need, POE)) draws.push({ part, need, count, watts })
    else if (need && givesAny(need, LOW_VOLTAGE)) {
      direct.devices += count
      direct.watts += count * watts
    }
    for (const source of sourcesOf(part, count)) sources.push(source)
    direct.given += lowVoltageOf(part) * count
  }
  draws.sort((a, b) => b.watts - a.watts)
  const { sources: filled, missing } = distribute(draws, sources)
  return {
    ports: sum(draws, ({ count }) => count),
    watts: sum(draws, ({ count, watts }) => count * watts),
    sources: filled,
    missing,
    remedy: findSwitches(missing, draws, totals, list),
    direct: { ...direct, remedy: fewestThatGive(direct.watts - direct.given, list, lowVoltageOf) },
  }
}

type Source = PowerSource & { provision: Provision; forCameras: boolean }

/** Returns what gives PoE, empty: for a recorder with ports of its own as for a switch. */
function sourcesOf(part: Part, units: number): Source[] {
  const forCameras = part.provides.some(({ kind }) => kind === 'channel')
  return part.provides
    .filter((provision) => provision.kind === 'power' && givesAny(provision, POE))
    .map((provision) => {
      const { count: ports = 1, watts = 0 } = provision
      return { part, units, ports, watts, usedPorts: 0, usedWatts: 0, provision, forCameras }
    })
}

/**
 * Gives each device a port, as long as there are ports. Units that are filled alike stay one source: a schedule may name
 * millions of them.
 */
function distribute(draws: readonly Draw[], all: readonly Source[]): Pick<PowerPlan, 'sources' | 'missing'> {
  let sources = all.toSorted((a, b) => rank(a) - rank(b) || b.watts - a.watts)
  const missing: PowerPlan['missing'] = []
  for (const { part, need, count, watts } of draws) {
    const isCamera = part.provides.some(({ kind }) => kind === 'camera')
    let left = count
    sources = sources.flatMap((source) => {
      if (left === 0 || (source.forCameras && !isCamera) || !meets(need, source.provision, part.code)) return [source]
      const { ports, usedPorts, usedWatts, units } = source
      const byWatts = watts > 0 ? Math.floor((source.watts - usedWatts + TOLERANCE) / watts) : Infinity
      const fits = Math.min(ports - usedPorts, byWatts)
      if (fits <= 0) return [source]
      const fill = (filled: number, fed: number): Source[] =>
        filled > 0 ? [{ ...source, units: filled, usedPorts: usedPorts + fed, usedWatts: usedWatts + fed * watts }] : []
      const full = Math.min(units, Math.floor(left / fits))
      const rest = left - full * fits
      const partly = full < units && rest > 0 ? 1 : 0
      left = rest - partly * rest
      return [...fill(full, fits), ...fill(partly, rest), ...fill(units - full - partly, 0)]
    })
    if (left > 0) missing.push({ part, count: left, watts })
  }
  return { sources, missing }
}

/**
 * Returns the switches that give all devices a port. Ports and watts of a switch are rarely used up together, so a
 * found switch is tried, and then the remaining need is looked for again.
 */
function findSwitches(
  missing: PowerPlan['missing'],
  draws: readonly Draw[],
  totals: ReadonlyMap<Part, number>,
  list: readonly Part[],
): Item[] {
  const switches = list.filter((part) => part.isSold && poeOf(part))
  let found: Item[] = []
  let left = missing
  for (let round = 0; left.length > 0 && round < MAX_ROUNDS; round++) {
    const more = switchesFor(left, switches)
    if (more.length === 0) break
    found = mergeItems(found, more).items
    const sources = [...totals].flatMap(([part, count]) => sourcesOf(part, count))
    for (const { code, quantity } of found) {
      const part = switches.find((each) => each.code === code)
      if (part) sources.push(...sourcesOf(part, quantity))
    }
    left = distribute(draws, sources).missing
  }
  return found
}

/** Returns as few switches as possible for the devices, the last one as small as possible. */
function switchesFor(missing: PowerPlan['missing'], switches: readonly Part[]): Item[] {
  const fed = missing.filter(({ part }) => switches.some((each) => feeds(each, part)))
  const ports = sum(fed, ({ count }) => count)
  const average = sum(fed, ({ count, watts }) => count * watts) / ports
  const able = switches.filter((each) => fed.every(({ part }) => feeds(each, part)))
  return fewestThatGive(ports, able, (part) => {
    const { count = 1, watts = 0 } = poeOf(part) ?? {}
    return average > 0 ? Math.min(count, Math.floor(watts / average)) : count
  })
}

/** Returns the PoE that a switch gives to any device; undefined for what is no switch, or is for certain devices. */
function poeOf({ provides }: Part): Provision | undefined {
  if (provides.some(({ kind }) => kind === 'channel')) return undefined
  return provides.find((provision) => provision.kind === 'power' && !provision.fits && givesAny(provision, POE))
}

function feeds(source: Part, part: Part): boolean {
  const need = part.needs.find(({ kind }) => kind === 'power')
  const poe = poeOf(source)
  return need !== undefined && poe !== undefined && meets(need, poe, part.code) && (poe.watts ?? 0) >= (need.watts ?? 0)
}

function lowVoltageOf({ provides }: Part): number {
  return provides.find((each) => each.kind === 'power' && !each.fits && givesAny(each, LOW_VOLTAGE))?.watts ?? 0
}

function givesAny({ types }: Need | Provision, wanted: readonly string[]): boolean {
  return types?.some((type) => wanted.includes(type)) ?? false
}

/** Feeders of certain devices first, then recorders, then switches. */
function rank({ provision, forCameras }: Source): number {
  return provision.fits ? 0 : forCameras ? 1 : 2
}

function sum<Each>(list: readonly Each[], value: (each: Each) => number): number {
  let total = 0
  for (const each of list) total += value(each)
  return total
}
