import { expect, test } from 'vitest'
import { listParts } from '../../../pages/door-schedule/door-schedule.page.server.ts'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { checkSchedule } from '../../../src/web/features/door-schedule/check-schedule.ts'
import type { Part, Parts } from '../../../src/web/features/door-schedule/parts.ts'
import { emptySchedule, listPlaced } from '../../../src/web/features/door-schedule/schedule.ts'
import { addSized } from '../../../src/web/features/door-schedule/sizing/add-sized.ts'
import { listSizings } from '../../../src/web/features/door-schedule/sizing/list-sizings.ts'
import {
  type Answers,
  type Chosen,
  type JobRules,
  sizeJob,
} from '../../../src/web/features/door-schedule/sizing/size-job.ts'
import { type Bill, countCommunity, countIntercom, countOffice } from './independent-jobs.ts'
import { loadShippedContent } from '../shipped-content.ts'

const catalogue = createCatalogue(await loadShippedContent())
const { series, list } = listParts(catalogue, 'en')
const parts: Parts = { series, list, byCode: new Map(list.map((part) => [part.code, part])) }
const sizings = listSizings(catalogue, 'en')
const rulesOf = (slug: string) => {
  const found = sizings.find((each) => each.slug === slug)
  if (!found) throw new Error(`There are no rules of ${slug}`)
  return found.rules
}

const usual = ({ questions }: JobRules): Answers => Object.fromEntries(questions.map(({ id, value }) => [id, value]))

/** Fills an empty schedule, as far as it holds the job. */
function fill(rules: JobRules, answers: Answers, chosen: Chosen = {}) {
  const placeIn = (place: string, unit: string, number: number) => `${place}, ${unit} ${number}`
  const sized = sizeJob(rules, { answers, chosen, parts, placeIn })
  return { sized, schedule: addSized(emptySchedule('s'), sized, '', '') }
}

/** Returns what the schedule's own checks find wrong with a job. */
function faultsOf(rules: JobRules, answers: Answers, chosen: Chosen = {}) {
  const { schedule } = fill(rules, answers, chosen)
  const checks = schedule ? checkSchedule(schedule, parts).checks : []
  return checks
    .filter(({ isReminder }) => !isReminder)
    .map(({ rule, kind, type, code, door, figures }) => ({ rule, kind, type, code, door: door?.place, ...figures }))
}

/** Numbers below a limit, the same in each run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

test.each(sizings.map(({ slug }) => slug))('the usual answers of %s make a schedule without faults', (slug) => {
  const rules = rulesOf(slug)
  expect(faultsOf(rules, usual(rules))).toEqual([])
})

test.each(sizings.map(({ slug }) => slug))(
  'whatever is answered and chosen, the schedule of %s has no faults',
  (slug) => {
    const rules = rulesOf(slug)
    const random = createRandom(slug.length)
    for (let round = 0; round < 30; round++) {
      const extreme = round < 2 ? (['min', 'max'] as const)[round] : undefined
      const answers = Object.fromEntries(
        rules.questions.map(({ id, min, max, ...question }) => {
          const limits = { min, max }
          // Half of the buildings are of a usual size.
          const most = round % 2 === 0 ? max : Math.min(max, question.value * 3)
          return [id, extreme ? limits[extreme] : min + random(most - min + 1)]
        }),
      )
      const chosen = Object.fromEntries(
        rules.choices.map(({ id, options }) => [id, options[random(options.length)]?.product ?? '']),
      )
      expect({ answers, chosen, faults: faultsOf(rules, answers, chosen) }).toEqual({ answers, chosen, faults: [] })
    }
  },
)

/** Adds up the pieces of a schedule by code. */
function billOf(rules: JobRules, answers: Answers, chosen: Chosen = {}): Bill {
  const { schedule } = fill(rules, answers, chosen)
  const bill: Bill = {}
  for (const { item, quantity } of schedule ? listPlaced(schedule) : []) {
    bill[item.code] = (bill[item.code] ?? 0) + quantity
  }
  return bill
}

test.each([
  [1, 1, 1, 1, 0, 0, 0],
  [2, 15, 120, 1, 2, 1, 2],
  [3, 12, 137, 2, 1, 1, 4],
  [1, 28, 84, 1, 3, 1, 1],
  [1, 29, 87, 1, 3, 1, 1],
  [4, 60, 1999, 6, 12, 4, 12],
  [20, 2, 22, 1, 1, 0, 2],
  [7, 9, 251, 3, 2, 2, 3],
])('a community of %i towers, %i storeys, %i flats is counted as its rules are written', (...numbers) => {
  const [towers, floors, flats, entrances, lifts, landings, lanes] = numbers
  const answers = { towers, floors, flats, entrances, lifts, landings, lanes }
  const bill = billOf(rulesOf('community-security'), answers)
  expect(bill).toEqual(countCommunity(answers))
})

test.each([
  [1, 4, 8, 1],
  [2, 15, 120, 1],
  [3, 7, 41, 2],
  [1, 60, 2000, 6],
  [20, 3, 19, 1],
  [5, 14, 333, 2],
])('the intercom of %i towers, %i storeys, %i flats is counted as its rules are written', (...numbers) => {
  const [towers, floors, flats, entrances] = numbers
  const chosen = { monitor: 'vi-m101-p' }
  const bill = billOf(rulesOf('video-intercom-system'), { towers, floors, flats, entrances }, chosen)
  expect(bill).toEqual(countIntercom({ towers, flats, entrances }))
})

test.each([
  [1, 1, 1, 0, 0, 1, 0],
  [12, 2, 3, 1, 2, 1, 1],
  [28, 3, 6, 1, 5, 2, 2],
  [29, 3, 6, 1, 5, 2, 2],
  [60, 20, 20, 4, 12, 10, 6],
  [5, 7, 1, 0, 1, 1, 5],
])('an office of %i storeys with %i doors on each is counted as its rules are written', (...numbers) => {
  const [floors, doors, gates, wide, lifts, kiosks, ramps] = numbers
  const bill = billOf(rulesOf('visitor-management-system'), {
    floors,
    doors,
    gates,
    'wide-gates': wide,
    lifts,
    kiosks,
    ramps,
  })
  expect(bill).toEqual(withoutNone(countOffice({ floors, doors, gates, wide, lifts, kiosks, ramps })))
})

function withoutNone(bill: Bill): Bill {
  return Object.fromEntries(Object.entries(bill).filter(([, count]) => count > 0))
}

/** The products of a group of doors or of a rule, whatever is chosen. */
function possibleParts(
  rules: JobRules,
  whiches: readonly { product?: string | undefined; choice?: string | undefined }[],
) {
  return whiches.flatMap(({ product, choice }) => {
    const options = rules.choices.find(({ id }) => id === choice)?.options.map((option) => option.product) ?? []
    return [product ?? '', ...options].flatMap((code) => parts.byCode.get(code) ?? [])
  })
}

const provides = (part: Part, kind: string, type?: string) =>
  part.provides.some((each) => each.kind === kind && (type === undefined || each.types?.includes(type)))

test('whatever has a lock has a button, a break-glass release and a supply, and is checked as a way out', () => {
  const locked = sizings.flatMap(({ slug, rules }) =>
    rules.doors.flatMap((doors) => {
      const own = possibleParts(rules, doors.items)
      if (!own.some((part) => provides(part, 'lock'))) return []
      const has = (kind: string, type?: string) => own.some((part) => provides(part, kind, type))
      return [
        { slug, id: doors.id, kind: doors.kind, button: has('exit', 'button'), glass: has('exit', 'break-glass') },
      ]
    }),
  )
  const ways = ['main-entrance', 'home', 'lift-lobby', 'escape-door', 'fire-escape-door', 'meeting-room']
  expect(locked.length).toBeGreaterThan(5)
  expect(locked.filter(({ kind, button, glass }) => !(ways.includes(kind) && button && glass))).toEqual([])
})

test('a switch or recorder has the ports that a rule counts on, and a fifth more watts than they take', () => {
  const fed = sizings.flatMap(({ slug, rules }) =>
    rules.room.flatMap(({ id, of = [], wants, per, ...which }) => {
      if (wants === undefined || per === undefined) return []
      const devices = of.flatMap((term) => {
        const doors = rules.doors.find((each) => each.id === term.id)
        const rule = rules.room.find((each) => each.id === term.id)
        return possibleParts(rules, doors ? doors.items : rule ? [rule] : [])
      })
      const needs = devices.flatMap((part) =>
        part.needs.filter(({ kind, types }) => kind === 'power' && types?.some((type) => type.startsWith('poe'))),
      )
      const most = Math.max(...needs.map(({ watts = 0 }) => watts))
      return possibleParts(rules, [which]).flatMap(({ code, provides: given }) => {
        const poe = given.find(({ kind }) => kind === 'power')
        const channels = given.find(({ kind }) => kind === 'channel')?.count ?? per
        if (!poe) return [{ slug, id, code, isRight: per <= channels }]
        return [
          {
            slug,
            id,
            code,
            isRight: per <= (poe.count ?? 0) && per * most * 1.2 <= (poe.watts ?? 0) + 1e-9 && per <= channels,
          },
        ]
      })
    }),
  )
  expect(fed.length).toBeGreaterThan(10)
  expect(fed.filter(({ isRight }) => !isRight)).toEqual([])
})

/** Its ports 3 to 8 cut the power of a device that is quiet for a while. */
const CUTS_POWER = 'oa-s08-p'

test('whatever has switches has a UPS for them, and none of them cuts the power of what opens or calls', () => {
  const switched = sizings.flatMap(({ slug, rules }) => {
    const room = rules.room.map((rule) => ({ rule, own: possibleParts(rules, [rule]) }))
    const feeding = room.filter(({ own }) => own.some((part) => provides(part, 'power') && provides(part, 'network')))
    if (feeding.length === 0) return []
    const isBacked = room.some(({ own }) => own.some((part) => provides(part, 'backup', 'mains')))
    return [{ slug, isBacked, cuts: feeding.some(({ own }) => own.some(({ code }) => code === CUTS_POWER)) }]
  })
  expect(switched.length).toBeGreaterThan(8)
  expect(switched.filter(({ isBacked, cuts }) => cuts || !isBacked)).toEqual([])
})

test('a solution has no rules while one of their products is not shown or not sold', async () => {
  const snapshot = await loadShippedContent()
  const without = (product: typeof snapshot.product) =>
    listSizings(createCatalogue({ ...snapshot, product }), 'en').map(({ slug }) => slug)
  const hidden = without(snapshot.product.filter(({ code }) => code !== 'ac-c264l'))
  const ended = without(
    snapshot.product.map((each) => (each.code === 'ac-c264l' ? { ...each, status: 'discontinued' as const } : each)),
  )
  const others = sizings.map(({ slug }) => slug).filter((slug) => !/^(?:community|visitor)-/.test(slug))
  expect([hidden, ended]).toEqual([others, others])
})
