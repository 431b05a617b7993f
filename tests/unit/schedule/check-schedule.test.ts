import { expect, test } from 'vitest'
import { describeCheck } from '../../../pages/door-schedule/describe-check.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { serverWords } from '../../../src/base/i18n/server-words.ts'
import { wordsOf } from '../../../src/base/i18n/words.ts'
import { applyRemedy, type Check } from '../../../src/web/features/door-schedule/check.ts'
import { checkSchedule } from '../../../src/web/features/door-schedule/check-schedule.ts'
import { type Parts, readParts, writeParts } from '../../../src/web/features/door-schedule/parts.ts'
import {
  type Door,
  emptySchedule,
  type Item,
  MAX_QUANTITY,
  type Schedule,
} from '../../../src/web/features/door-schedule/schedule.ts'
import { generateSchedules } from './generate-schedules.ts'
import { independentTotals } from './independent-totals.ts'
import { PARTS } from './parts.ts'

const parts = PARTS
const schedules = generateSchedules(parts, 200)

const item = (code: string, quantity = 1): Item => ({ code, quantity })

function scheduleOf(kind: Door['kind'], items: Item[], more: Partial<Schedule> = {}, alike = 1): Schedule {
  const door: Door = { id: 'd', number: 'D01', floor: '1F', place: '', kind, alike, items }
  return { ...emptySchedule('s'), doors: [door], ...more }
}

/** Finds the checks of a rule, and of a kind of need where it has one. */
function find(schedule: Schedule, rule: string, kind?: string, catalogue: Parts = parts): Check[] {
  return checkSchedule(schedule, catalogue).checks.filter(
    (check) => check.rule === rule && (!kind || check.kind === kind),
  )
}

const CASES: { what: string; rule: string; kind?: string; wrong: Schedule; right: Schedule }[] = [
  {
    what: 'a lock with nothing that opens it',
    rule: 'unmet',
    kind: 'release',
    wrong: scheduleOf('main-entrance', [item('magnet')]),
    right: scheduleOf('main-entrance', [item('magnet'), item('controller-1')]),
  },
  {
    what: 'more locks than the controller of the comms room opens',
    rule: 'unmet',
    kind: 'release',
    wrong: scheduleOf('main-entrance', [item('magnet')], { room: [item('controller-4')] }, 5),
    right: scheduleOf('main-entrance', [item('magnet')], { room: [item('controller-4')] }, 4),
  },
  {
    what: 'a fire door held open with nothing that lets it go in a fire: a door controller does not',
    rule: 'unmet',
    kind: 'fire-release',
    wrong: scheduleOf('fire-door', [item('holder')], { room: [item('controller-1')] }),
    right: scheduleOf('fire-door', [item('holder')], { room: [item('interface-unit')] }),
  },
  {
    what: 'a lock with a fire panel alone, whose contacts open no door for people',
    rule: 'unmet',
    kind: 'release',
    wrong: scheduleOf('escape-door', [item('magnet')], { room: [item('panel-r'), item('interface-unit')] }),
    right: scheduleOf('escape-door', [item('magnet')], { room: [item('controller-1')] }),
  },
  {
    what: 'a lock with a lift module alone, whose contacts are for floors',
    rule: 'unmet',
    kind: 'release',
    wrong: scheduleOf('lift-lobby', [item('magnet')], { room: [item('lift-module')] }),
    right: scheduleOf('lift-lobby', [item('magnet')], { room: [item('controller-1')] }),
  },
  {
    what: 'a reader without a port of a controller',
    rule: 'unmet',
    kind: 'reader-port',
    wrong: scheduleOf('main-entrance', [item('reader')]),
    right: scheduleOf('main-entrance', [item('reader')], { room: [item('controller-2')] }),
  },
  {
    what: 'a door station with nothing that answers',
    rule: 'unmet',
    kind: 'answer',
    wrong: scheduleOf('main-entrance', [item('station-4')]),
    right: scheduleOf('main-entrance', [item('station-4')], { room: [item('console')] }),
  },
  {
    what: 'a lock without a way out from inside',
    rule: 'unmet',
    kind: 'exit',
    wrong: scheduleOf('main-entrance', [item('magnet')]),
    right: scheduleOf('main-entrance', [item('magnet'), item('button')]),
  },
  {
    what: 'a barrier that nothing tells who comes',
    rule: 'unmet',
    kind: 'reader',
    wrong: scheduleOf('car-lane', [item('barrier')]),
    right: scheduleOf('car-lane', [item('barrier'), item('plate-camera')]),
  },
  {
    what: 'software that a device needs',
    rule: 'unmet',
    kind: 'software',
    wrong: scheduleOf('meeting-room', [item('room-panel')]),
    right: scheduleOf('meeting-room', [item('room-panel')], { room: [item('platform')] }),
  },
  {
    what: 'licences that a device needs',
    rule: 'licence',
    wrong: scheduleOf(
      'meeting-room',
      [item('room-panel')],
      { room: [item('platform'), item('module'), item('rooms-5')] },
      6,
    ),
    right: scheduleOf(
      'meeting-room',
      [item('room-panel')],
      { room: [item('platform'), item('module'), item('rooms-5')] },
      5,
    ),
  },
  {
    what: 'licences for homes, of which one station serves many',
    rule: 'licence',
    wrong: scheduleOf(
      'home',
      [item('monitor-7')],
      { room: [item('station-7'), item('platform'), item('module'), item('homes-50')] },
      51,
    ),
    right: scheduleOf(
      'home',
      [item('monitor-7')],
      { room: [item('station-7'), item('platform'), item('module'), item('homes-50')] },
      50,
    ),
  },
  {
    what: 'a module of the platform for calls that it passes on',
    rule: 'licence',
    wrong: scheduleOf('home', [item('monitor-7')], { room: [item('station-7'), item('platform'), item('homes-50')] }),
    right: scheduleOf('home', [item('monitor-7')], {
      room: [item('station-7'), item('platform'), item('homes-50'), item('module')],
    }),
  },
  {
    what: 'a module for each thing that the platform manages',
    rule: 'licence',
    wrong: scheduleOf('meeting-room', [item('room-panel'), item('controller-1')], {
      room: [item('platform'), item('module'), item('rooms-5'), item('entrances-8')],
    }),
    right: scheduleOf('meeting-room', [item('room-panel'), item('controller-1')], {
      room: [item('platform'), item('module', 2), item('rooms-5'), item('entrances-8')],
    }),
  },
  {
    what: 'licences for lanes, one each, whatever reads there',
    rule: 'licence',
    wrong: scheduleOf(
      'car-lane',
      [item('barrier'), item('plate-camera')],
      { room: [item('access-software'), item('entrances-8')] },
      9,
    ),
    right: scheduleOf(
      'car-lane',
      [item('barrier'), item('plate-camera')],
      { room: [item('access-software'), item('entrances-8')] },
      8,
    ),
  },
  {
    what: 'licences for speed gates with a face terminal for each way',
    rule: 'licence',
    wrong: scheduleOf(
      'other',
      [item('speed-gate'), item('face-large', 2)],
      { room: [item('access-software'), item('entrances-8')] },
      9,
    ),
    right: scheduleOf(
      'other',
      [item('speed-gate'), item('face-large', 2)],
      { room: [item('access-software'), item('entrances-8')] },
      8,
    ),
  },
  {
    what: 'licences for doors with a face terminal on both sides',
    rule: 'licence',
    wrong: scheduleOf(
      'main-entrance',
      [item('face-large', 2)],
      { room: [item('access-software'), item('entrances-8')] },
      9,
    ),
    right: scheduleOf(
      'main-entrance',
      [item('face-large', 2)],
      { room: [item('access-software'), item('entrances-8')] },
      8,
    ),
  },
  {
    what: 'more devices with PoE than ports',
    rule: 'poe',
    wrong: scheduleOf('home', [item('monitor-7')], { room: [item('switch-8')] }, 9),
    right: scheduleOf('home', [item('monitor-7')], { room: [item('switch-8')] }, 8),
  },
  {
    what: 'more watts than the switch gives',
    rule: 'poe',
    wrong: scheduleOf('outdoors', [item('ptz-camera')], { room: [item('switch-8')] }, 6),
    right: scheduleOf('outdoors', [item('ptz-camera')], { room: [item('switch-8')] }, 5),
  },
  {
    what: 'more watts at 12 V than the power supplies give',
    rule: 'low-voltage',
    wrong: scheduleOf('main-entrance', [item('bolt')], { room: [item('supply')] }, 6),
    right: scheduleOf('main-entrance', [item('bolt')], { room: [item('supply')] }, 5),
  },
  {
    what: 'more cameras than channels',
    rule: 'channels',
    wrong: scheduleOf('other', [item('camera')], { room: [item('recorder-8')] }, 9),
    right: scheduleOf('other', [item('camera')], { room: [item('recorder-8')] }, 8),
  },
  {
    what: 'a lock that lets go of the latch of a fire door',
    rule: 'unlatched',
    wrong: scheduleOf('fire-door', [{ ...item('strike'), failSafe: true }]),
    right: scheduleOf('fire-door', [item('strike')]),
  },
  {
    what: 'a lock that lets go of the latch of a fire door that people escape by',
    rule: 'unlatched',
    wrong: scheduleOf('fire-escape-door', [{ ...item('strike'), failSafe: true }]),
    right: scheduleOf('fire-escape-door', [item('strike')]),
  },
  {
    what: 'a bolt, which draws back in a fire, on a fire door',
    rule: 'unlatched',
    wrong: scheduleOf('fire-door', [item('bolt')]),
    right: scheduleOf('other', [item('bolt')]),
  },
  {
    what: 'a bolt, which jams under pressure, on an escape route',
    rule: 'jams',
    wrong: scheduleOf('fire-escape-door', [item('bolt')]),
    right: scheduleOf('other', [item('bolt')]),
  },
  {
    what: 'a magnetic lock on an escape route that a button alone opens',
    rule: 'no-break-glass',
    wrong: scheduleOf('escape-door', [item('magnet'), item('button')]),
    right: scheduleOf('escape-door', [item('magnet'), item('button'), item('break-glass')]),
  },
  {
    what: 'a bolt at the entrance of a building, which is its exit',
    rule: 'jams',
    wrong: scheduleOf('main-entrance', [item('bolt')]),
    right: scheduleOf('main-entrance', [item('magnet')]),
  },
  {
    what: 'a bolt at the only door of a home, mostly a fire door',
    rule: 'jams',
    wrong: scheduleOf('home', [item('bolt')]),
    right: scheduleOf('home', [item('strike')]),
  },
  {
    what: 'a bolt at the only door of a meeting room',
    rule: 'jams',
    wrong: scheduleOf('meeting-room', [item('bolt')]),
    right: scheduleOf('meeting-room', [item('magnet')]),
  },
  {
    what: 'a magnetic lock of a meeting room that a button alone opens',
    rule: 'no-break-glass',
    wrong: scheduleOf('meeting-room', [item('magnet'), item('button')]),
    right: scheduleOf('meeting-room', [item('magnet'), item('button'), item('break-glass')]),
  },
  {
    what: 'a magnetic lock of a lift lobby that a button alone opens',
    rule: 'no-break-glass',
    wrong: scheduleOf('lift-lobby', [item('magnet'), item('button')]),
    right: scheduleOf('lift-lobby', [item('magnet'), item('button'), item('break-glass')]),
  },
  {
    what: 'an indoor device where rain reaches',
    rule: 'not-for-outdoors',
    wrong: scheduleOf('outdoors', [item('magnet')]),
    right: scheduleOf('outdoors', [item('rain-magnet')]),
  },
  {
    what: 'a model that is no longer sold',
    rule: 'discontinued',
    wrong: scheduleOf('main-entrance', [item('old-station')]),
    right: scheduleOf('main-entrance', [item('station-7')]),
  },
  {
    what: 'a model that does not exist',
    rule: 'unknown',
    wrong: scheduleOf('main-entrance', [item('no-such-model')]),
    right: scheduleOf('main-entrance', []),
  },
]

test.each(CASES)('$what is found, and silent when it is right', ({ rule, kind, wrong, right }) => {
  expect(find(wrong, rule, kind)).not.toEqual([])
  expect(find(right, rule, kind)).toEqual([])
})

test.each(CASES)('the remedy for $what makes the check silent', ({ rule, kind, wrong }) => {
  const [check] = find(wrong, rule, kind)
  if (!check?.remedy) throw new Error('there is no remedy')
  expect(find(applyRemedy(wrong, check.remedy), rule, kind)).toEqual([])
})

test('a device that is not for the rain is replaced by one with the same function: no detector by a siren or a button', () => {
  const remedyOf = (code: string) => find(scheduleOf('outdoors', [item(code)]), 'not-for-outdoors')[0]?.remedy
  expect(find(scheduleOf('outdoors', [item('motion-sensor')]), 'not-for-outdoors')).not.toEqual([])
  for (const code of ['motion-sensor', 'contact-sensor', 'button', 'break-glass'])
    expect(remedyOf(code), code).toBeUndefined()
  for (const code of ['magnet', 'bolt', 'strike']) expect(remedyOf(code), code).toMatchObject({ by: 'rain-magnet' })
})

test('an opener of a lock is a device for people who come: no contact of a fire panel', () => {
  for (const lock of ['magnet', 'rain-magnet', 'strike', 'bolt']) {
    const [check] = find(scheduleOf('other', [item(lock)]), 'unmet', 'release')
    expect(check?.remedy).toMatchObject({ act: 'add' })
    expect(JSON.stringify(check?.remedy), lock).not.toContain('"ss-')
  }
})

test('a reader is given the port of a controller that opens doors, of the same one that opens the lock there', () => {
  const alone = find(scheduleOf('main-entrance', [item('reader')]), 'unmet', 'reader-port')
  expect(alone.map(({ remedy }) => remedy)).toMatchObject([{ act: 'add', items: [item('controller-1')] }])
  const both = scheduleOf('main-entrance', [item('magnet'), item('reader'), item('button')])
  const remedies = ['release', 'reader-port'].map((kind) => find(both, 'unmet', kind).map(({ remedy }) => remedy))
  expect(remedies[0]).toMatchObject([{ act: 'add', items: [item('controller-1')] }])
  expect(remedies[1]).toEqual(remedies[0])
})

test('the way out is a button, and not the break-glass unit of emergencies alone', () => {
  for (const lock of ['magnet', 'bolt']) {
    for (const others of [[], [item('break-glass')]]) {
      const [check] = find(scheduleOf('other', [item(lock), ...others]), 'unmet', 'exit')
      expect(check?.remedy, lock).toMatchObject({ act: 'add', items: [item('button')] })
    }
    const met = scheduleOf('other', [item(lock), item('button')])
    expect(find(met, 'unmet', 'exit'), lock).toEqual([])
  }
})

test('a lock with a handle is the way out of its door, whatever opens it from outside', () => {
  for (const other of ['controller-1', 'station-4', 'face-small']) {
    expect(find(scheduleOf('fire-door', [item('strike'), item(other)]), 'unmet', 'exit'), other).toEqual([])
    const both = [item('strike'), item('magnet'), item(other)]
    expect(find(scheduleOf('fire-door', both), 'unmet', 'exit'), other).not.toEqual([])
  }
})

test('the answering device of a call is indoors, though the bell is in the rain', () => {
  const [check] = find(scheduleOf('car-lane', [item('help-point')]), 'unmet', 'answer')
  expect(check?.remedy).toMatchObject({ act: 'add', spot: 'room' })
})

test('the fire contact of locks on escape routes is a reminder, once for all of them, and no fault of the order', () => {
  const lock = [item('magnet'), item('break-glass')]
  const reminder = (count: number) => [{ rule: 'fire-signal', isReminder: true, figures: { count } }]
  expect(find(scheduleOf('escape-door', lock, {}, 3), 'fire-signal')).toEqual(reminder(3))
  expect(find(scheduleOf('fire-escape-door', lock), 'fire-signal')).toEqual(reminder(1))
  expect(find(scheduleOf('escape-door', lock, { room: [item('panel-p')] }), 'fire-signal')).toEqual([])
  expect(find(scheduleOf('main-entrance', lock), 'fire-signal')).toEqual(reminder(1))
  expect(find(scheduleOf('home', lock, {}, 2), 'fire-signal')).toEqual(reminder(2))
  expect(find(scheduleOf('meeting-room', lock), 'fire-signal')).toEqual(reminder(1))
  expect(find(scheduleOf('other', lock), 'fire-signal')).toEqual([])
  const whole = [...lock, item('button'), item('face-small')]
  const { checks } = checkSchedule(
    scheduleOf('escape-door', whole, { room: [item('supply'), item('switch-8')] }),
    parts,
  )
  expect(checks).toEqual(reminder(1))
})

test('a fire contact is asked for no lock that its handle opens, nor for one that has to go', () => {
  expect(find(scheduleOf('fire-escape-door', [item('strike')]), 'fire-signal')).toEqual([])
  expect(find(scheduleOf('escape-door', [item('bolt')]), 'fire-signal')).toEqual([])
})

test('the holder of a fire door may wait for the panel that the building has: ours stands in the comms room', () => {
  const [check] = find(scheduleOf('fire-door', [item('holder')], {}, 3), 'unmet', 'fire-release')
  expect(check).toMatchObject({ isReminder: true, remedy: { act: 'add', spot: 'room' } })
  expect(find(scheduleOf('fire-door', [item('magnet')]), 'unmet').some(({ isReminder }) => isReminder)).toBe(false)
  // Auxiliary relays repeat the contact of one panel for all doors.
  const room = [item('panel-p')]
  expect(find(scheduleOf('fire-door', [item('holder')], { room }, 3), 'unmet', 'fire-release')).toEqual([])
})

test('a lock that has to go has no further findings until it is replaced', () => {
  for (const kind of ['escape-door', 'fire-escape-door', 'home', 'meeting-room'] as const) {
    const wrong = scheduleOf(kind, [item('bolt')])
    const { checks } = checkSchedule(wrong, parts)
    expect(checks.filter(({ code }) => code === 'bolt').map(({ rule }) => rule)).toEqual(['jams'])
    // Nor of the way out, which may be the handle of what replaces it.
    expect(find(scheduleOf(kind, [item('bolt'), item('controller-1')]), 'unmet', 'exit')).toEqual([])
    const right = checks[0]?.remedy ? applyRemedy(wrong, checks[0].remedy) : wrong
    expect(find(right, 'unmet', 'release')).not.toEqual([])
    expect(find(right, 'no-break-glass').length).toBe(kind === 'escape-door' || kind === 'meeting-room' ? 1 : 0)
  }
})

test('no remedy makes a fire door lose its latch', () => {
  const locks = parts.list.filter(({ provides }) => provides.some(({ kind }) => kind === 'lock'))
  const areLatched = ({ doors }: Schedule) =>
    doors.every(({ items }) => items.some(({ code, failSafe }) => code === 'strike' && !failSafe))
  for (const kind of ['fire-door', 'fire-escape-door'] as const) {
    for (const { code } of locks) {
      const latched = scheduleOf(kind, [item('strike'), ...(code === 'strike' ? [] : [item(code)])])
      for (const { remedy } of checkSchedule(latched, parts).checks)
        expect(areLatched(remedy ? applyRemedy(latched, remedy) : latched), `${kind} ${code}`).toBe(true)
    }
  }
  for (const [kind, rule] of [
    ['fire-escape-door', 'jams'],
    ['home', 'jams'],
    ['fire-door', 'unlatched'],
  ] as const)
    expect(find(scheduleOf(kind, [item('bolt')]), rule)[0]?.remedy).toMatchObject({ act: 'replace', by: 'strike' })
})

test.each(LOCALES)(
  'where a lock would lose the latch of a fire door, the kind that keeps it is named (%s)',
  (locale) => {
    const t = wordsOf(serverWords[locale])
    const [check] = find(scheduleOf('escape-door', [item('strike')]), 'stays-shut')
    if (!check) throw new Error('there is no check')
    for (const sentence of [describeCheck(check, parts, t, locale), t('door-schedule:doors.fireEscape')])
      expect(sentence).toContain(t('door-schedule:kinds.fire-escape-door'))
  },
)

test('a lock that stays shut on an escape door is a reminder without a remedy: its handle may be the way out', () => {
  const checksOf = (kind: Door['kind'], failSafe: boolean) =>
    find(scheduleOf(kind, [{ ...item('strike'), ...(failSafe && { failSafe }) }]), 'stays-shut')
  const [check, ...others] = checksOf('escape-door', false)
  expect(check).toMatchObject({ isReminder: true, code: 'strike' })
  expect(check).not.toHaveProperty('remedy')
  expect(others).toEqual([])
  expect(checksOf('escape-door', true)).toEqual([])
  for (const kind of ['fire-escape-door', 'main-entrance', 'home', 'other'] as const)
    expect(checksOf(kind, false), kind).toEqual([])
})

test('in 200 schedules the totals of power and recording are those of an independent calculation', () => {
  for (const schedule of schedules) {
    const { power, recording } = checkSchedule(schedule, parts)
    const totals = independentTotals(schedule, parts)
    expect(power.ports).toBe(totals.poe.portsWanted)
    expect(power.watts).toBeCloseTo(totals.poe.wattsWanted, 5)
    expect(power.sources.reduce((sum, { units, ports }) => sum + units * ports, 0)).toBe(totals.poe.portsProvided)
    expect(power.sources.reduce((sum, { units, watts }) => sum + units * watts, 0)).toBeCloseTo(
      totals.poe.wattsProvided,
      5,
    )
    expect(recording).toMatchObject({ cameras: totals.cameras, channels: totals.channels, mbps: totals.bandwidth })
    expect(recording.terabytes).toBeCloseTo(totals.terabytes, 6)
  }
})

test('in 200 schedules no source gives more than it has, and every device has a port or is missing', () => {
  for (const schedule of schedules) {
    const { power } = checkSchedule(schedule, parts)
    const used = power.sources.reduce((sum, { units, usedPorts }) => sum + units * usedPorts, 0)
    expect(used + power.missing.reduce((sum, { count }) => sum + count, 0)).toBe(power.ports)
    for (const { ports, usedPorts, watts, usedWatts } of power.sources) {
      expect(usedPorts).toBeLessThanOrEqual(ports)
      expect(usedWatts).toBeLessThanOrEqual(watts + 1e-6)
    }
  }
})

test('in 200 schedules each remedy makes its check silent', () => {
  const spotOf = ({ door, remedy }: Check) => door?.id ?? remedy?.spot
  const keyOf = (check: Check) => JSON.stringify([check.rule, check.kind, check.type, check.code, spotOf(check)])
  for (const schedule of schedules) {
    const { checks } = checkSchedule(schedule, parts)
    for (const check of checks.slice(0, 12)) {
      // Items beyond the capacity of a schedule are cut.
      if (
        !check.remedy ||
        (check.remedy.act === 'add' && check.remedy.items.some(({ quantity }) => quantity > MAX_QUANTITY / 4))
      )
        continue
      const after = checkSchedule(applyRemedy(schedule, check.remedy), parts).checks
      expect(
        after.filter((each) => keyOf(each) === keyOf(check)),
        `${check.rule} ${check.kind ?? ''} ${check.code ?? ''}`,
      ).toEqual([])
    }
  }
})

test('parts are read as they were written, and another format is not read', () => {
  const file = writeParts(parts)
  expect(readParts(file)?.list).toEqual(parts.list)
  expect(readParts({ ...file, format: file.format + 1 })).toBeUndefined()
})
