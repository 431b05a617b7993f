import { expect, test } from 'vitest'
import { sayCheck } from '../../../pages/door-schedule/say-check.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { serverWords } from '../../../src/base/i18n/server-words.ts'
import { wordsOf } from '../../../src/base/i18n/words.ts'
import { applyRemedy, type Check } from '../../../src/web/features/door-schedule/check.ts'
import { checkSchedule } from '../../../src/web/features/door-schedule/check-schedule.ts'
import { type Part, type Parts, readParts, writeParts } from '../../../src/web/features/door-schedule/parts.ts'
import {
  type Door,
  emptySchedule,
  type Item,
  MAX_QUANTITY,
  type Schedule,
} from '../../../src/web/features/door-schedule/schedule.ts'
import { generateSchedules } from './generate-schedules.ts'
import { independentTotals } from './independent-totals.ts'
import { loadShippedParts } from './shipped-parts.ts'

const parts = await loadShippedParts()
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
    wrong: scheduleOf('main-entrance', [item('oa-k280')]),
    right: scheduleOf('main-entrance', [item('oa-k280'), item('ac-c102-p')]),
  },
  {
    what: 'more locks than the controller of the comms room opens',
    rule: 'unmet',
    kind: 'release',
    wrong: scheduleOf('main-entrance', [item('oa-k280')], { room: [item('ac-c404')] }, 5),
    right: scheduleOf('main-entrance', [item('oa-k280')], { room: [item('ac-c404')] }, 4),
  },
  {
    what: 'a fire door held open with nothing that lets it go in a fire: a door controller does not',
    rule: 'unmet',
    kind: 'fire-release',
    wrong: scheduleOf('fire-door', [item('oa-kf40')], { room: [item('ac-c102-p')] }),
    right: scheduleOf('fire-door', [item('oa-kf40')], { room: [item('ss-fc20')] }),
  },
  {
    what: 'a lock with a fire panel alone, whose contacts open no door for people',
    rule: 'unmet',
    kind: 'release',
    wrong: scheduleOf('escape-door', [item('oa-k280')], { room: [item('ss-fr254'), item('ss-fc20')] }),
    right: scheduleOf('escape-door', [item('oa-k280')], { room: [item('ac-c102-p')] }),
  },
  {
    what: 'a lock with a lift module alone, whose contacts are for floors',
    rule: 'unmet',
    kind: 'release',
    wrong: scheduleOf('lift-lobby', [item('oa-k280')], { room: [item('ac-c264l')] }),
    right: scheduleOf('lift-lobby', [item('oa-k280')], { room: [item('ac-c102-p')] }),
  },
  {
    what: 'a reader without a port of a controller',
    rule: 'unmet',
    kind: 'reader-port',
    wrong: scheduleOf('main-entrance', [item('ac-r110')]),
    right: scheduleOf('main-entrance', [item('ac-r110')], { room: [item('ac-c204')] }),
  },
  {
    what: 'a door station with nothing that answers',
    rule: 'unmet',
    kind: 'answer',
    wrong: scheduleOf('main-entrance', [item('vi-d430-p')]),
    right: scheduleOf('main-entrance', [item('vi-d430-p')], { room: [item('vi-c101-p')] }),
  },
  {
    what: 'a lock without a way out from inside',
    rule: 'unmet',
    kind: 'exit',
    wrong: scheduleOf('main-entrance', [item('oa-k280')]),
    right: scheduleOf('main-entrance', [item('oa-k280'), item('oa-b10')]),
  },
  {
    what: 'a barrier that nothing tells who comes',
    rule: 'unmet',
    kind: 'reader',
    wrong: scheduleOf('car-lane', [item('ac-g304')]),
    right: scheduleOf('car-lane', [item('ac-g304'), item('ac-l412-p')]),
  },
  {
    what: 'software that a device needs',
    rule: 'unmet',
    kind: 'software',
    wrong: scheduleOf('meeting-room', [item('oa-m101-p')]),
    right: scheduleOf('meeting-room', [item('oa-m101-p')], { room: [item('oa-sb')] }),
  },
  {
    what: 'licences that a device needs',
    rule: 'licence',
    wrong: scheduleOf(
      'meeting-room',
      [item('oa-m101-p')],
      { room: [item('oa-sb'), item('oa-sb01'), item('oa-sb05')] },
      6,
    ),
    right: scheduleOf(
      'meeting-room',
      [item('oa-m101-p')],
      { room: [item('oa-sb'), item('oa-sb01'), item('oa-sb05')] },
      5,
    ),
  },
  {
    what: 'licences for homes, of which one station serves many',
    rule: 'licence',
    wrong: scheduleOf(
      'home',
      [item('vi-m730-p')],
      { room: [item('vi-d720-p'), item('oa-sb'), item('oa-sb01'), item('oa-sb50')] },
      51,
    ),
    right: scheduleOf(
      'home',
      [item('vi-m730-p')],
      { room: [item('vi-d720-p'), item('oa-sb'), item('oa-sb01'), item('oa-sb50')] },
      50,
    ),
  },
  {
    what: 'a module of the platform for calls that it passes on',
    rule: 'licence',
    wrong: scheduleOf('home', [item('vi-m730-p')], { room: [item('vi-d720-p'), item('oa-sb'), item('oa-sb50')] }),
    right: scheduleOf('home', [item('vi-m730-p')], {
      room: [item('vi-d720-p'), item('oa-sb'), item('oa-sb50'), item('oa-sb01')],
    }),
  },
  {
    what: 'a module for each thing that the platform manages',
    rule: 'licence',
    wrong: scheduleOf('meeting-room', [item('oa-m101-p'), item('ac-c102-p')], {
      room: [item('oa-sb'), item('oa-sb01'), item('oa-sb05'), item('oa-sa08')],
    }),
    right: scheduleOf('meeting-room', [item('oa-m101-p'), item('ac-c102-p')], {
      room: [item('oa-sb'), item('oa-sb01', 2), item('oa-sb05'), item('oa-sa08')],
    }),
  },
  {
    what: 'licences for lanes, one each, whatever reads there',
    rule: 'licence',
    wrong: scheduleOf('car-lane', [item('ac-g304'), item('ac-l412-p')], { room: [item('oa-sa'), item('oa-sa08')] }, 9),
    right: scheduleOf('car-lane', [item('ac-g304'), item('ac-l412-p')], { room: [item('oa-sa'), item('oa-sa08')] }, 8),
  },
  {
    what: 'licences for speed gates with a face terminal for each way',
    rule: 'licence',
    wrong: scheduleOf('other', [item('ac-s655'), item('ac-f520-p', 2)], { room: [item('oa-sa'), item('oa-sa08')] }, 9),
    right: scheduleOf('other', [item('ac-s655'), item('ac-f520-p', 2)], { room: [item('oa-sa'), item('oa-sa08')] }, 8),
  },
  {
    what: 'licences for doors with a face terminal on both sides',
    rule: 'licence',
    wrong: scheduleOf('main-entrance', [item('ac-f520-p', 2)], { room: [item('oa-sa'), item('oa-sa08')] }, 9),
    right: scheduleOf('main-entrance', [item('ac-f520-p', 2)], { room: [item('oa-sa'), item('oa-sa08')] }, 8),
  },
  {
    what: 'more devices with PoE than ports',
    rule: 'poe',
    wrong: scheduleOf('home', [item('vi-m730-p')], { room: [item('oa-s08-p')] }, 9),
    right: scheduleOf('home', [item('vi-m730-p')], { room: [item('oa-s08-p')] }, 8),
  },
  {
    what: 'more watts than the switch gives',
    rule: 'poe',
    wrong: scheduleOf('outdoors', [item('sm-z432-p')], { room: [item('oa-s08-p')] }, 6),
    right: scheduleOf('outdoors', [item('sm-z432-p')], { room: [item('oa-s08-p')] }, 5),
  },
  {
    what: 'more watts at 12 V than the power supplies give',
    rule: 'low-voltage',
    wrong: scheduleOf('main-entrance', [item('oa-kb10')], { room: [item('oa-a12')] }, 6),
    right: scheduleOf('main-entrance', [item('oa-kb10')], { room: [item('oa-a12')] }, 5),
  },
  {
    what: 'more cameras than channels',
    rule: 'channels',
    wrong: scheduleOf('other', [item('sm-d405-p')], { room: [item('sm-n108-p')] }, 9),
    right: scheduleOf('other', [item('sm-d405-p')], { room: [item('sm-n108-p')] }, 8),
  },
  {
    what: 'a lock that may stay shut on an escape door',
    rule: 'stays-shut',
    wrong: scheduleOf('escape-door', [item('oa-ke20')]),
    right: scheduleOf('escape-door', [{ ...item('oa-ke20'), failSafe: true }]),
  },
  {
    what: 'a lock that lets go of the latch of a fire door',
    rule: 'unlatched',
    wrong: scheduleOf('fire-door', [{ ...item('oa-ke20'), failSafe: true }]),
    right: scheduleOf('fire-door', [item('oa-ke20')]),
  },
  {
    what: 'a lock that lets go of the latch of a fire door that people escape by',
    rule: 'unlatched',
    wrong: scheduleOf('fire-escape-door', [{ ...item('oa-ke20'), failSafe: true }]),
    right: scheduleOf('fire-escape-door', [item('oa-ke20')]),
  },
  {
    what: 'a bolt, which jams under pressure, on an escape route',
    rule: 'jams',
    wrong: scheduleOf('fire-escape-door', [item('oa-kb10')]),
    right: scheduleOf('main-entrance', [item('oa-kb10')]),
  },
  {
    what: 'a magnetic lock on an escape route that a button alone opens',
    rule: 'no-break-glass',
    wrong: scheduleOf('escape-door', [item('oa-k280'), item('oa-b10')]),
    right: scheduleOf('escape-door', [item('oa-k280'), item('oa-b10'), item('oa-b20')]),
  },
  {
    what: 'an indoor device where rain reaches',
    rule: 'not-for-outdoors',
    wrong: scheduleOf('outdoors', [item('oa-k280')]),
    right: scheduleOf('outdoors', [item('oa-k500')]),
  },
  {
    what: 'a model that is no longer sold',
    rule: 'discontinued',
    wrong: scheduleOf('main-entrance', [item('vi-d700')]),
    right: scheduleOf('main-entrance', [item('vi-d720-p')]),
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

test('what is not for the rain is replaced by what does the same: no detector by a siren or a button', () => {
  const remedyOf = (code: string) => find(scheduleOf('outdoors', [item(code)]), 'not-for-outdoors')[0]?.remedy
  expect(find(scheduleOf('outdoors', [item('ss-wp12')]), 'not-for-outdoors')).not.toEqual([])
  for (const code of ['ss-wp12', 'ss-wd10', 'oa-b10', 'oa-b20']) expect(remedyOf(code), code).toBeUndefined()
  for (const code of ['oa-k280', 'oa-kb10', 'oa-ke20']) expect(remedyOf(code), code).toMatchObject({ by: 'oa-k500' })
})

test('what opens a lock is something for people who come: no contact of a fire panel', () => {
  for (const lock of ['oa-k280', 'oa-k500', 'oa-ke20', 'oa-kb10']) {
    const [check] = find(scheduleOf('main-entrance', [item(lock)]), 'unmet', 'release')
    expect(check?.remedy).toMatchObject({ act: 'add' })
    expect(JSON.stringify(check?.remedy), lock).not.toContain('"ss-')
  }
})

test('a reader is given the port of a controller that opens doors, of the same one that opens the lock there', () => {
  const alone = find(scheduleOf('main-entrance', [item('ac-r110')]), 'unmet', 'reader-port')
  expect(alone.map(({ remedy }) => remedy)).toMatchObject([{ act: 'add', items: [item('ac-c102-p')] }])
  const both = scheduleOf('main-entrance', [item('oa-k280'), item('ac-r110'), item('oa-b10')])
  const remedies = ['release', 'reader-port'].map((kind) => find(both, 'unmet', kind).map(({ remedy }) => remedy))
  expect(remedies[0]).toMatchObject([{ act: 'add', items: [item('ac-c102-p')] }])
  expect(remedies[1]).toEqual(remedies[0])
})

test('the way out is a button, and not the break-glass unit of emergencies alone', () => {
  for (const lock of ['oa-k280', 'oa-kb10']) {
    const [check] = find(scheduleOf('main-entrance', [item(lock)]), 'unmet', 'exit')
    expect(check?.remedy, lock).toMatchObject({ act: 'add', items: [item('oa-b10')] })
  }
})

test('a lock with a handle is the way out of its door, whatever opens it from outside', () => {
  for (const other of ['ac-c102-p', 'vi-d430-p', 'ac-f430']) {
    expect(find(scheduleOf('fire-door', [item('oa-ke20'), item(other)]), 'unmet', 'exit'), other).toEqual([])
    const both = [item('oa-ke20'), item('oa-k280'), item(other)]
    expect(find(scheduleOf('fire-door', both), 'unmet', 'exit'), other).not.toEqual([])
  }
})

test('who answers a call stands indoors, though the bell is in the rain', () => {
  const [check] = find(scheduleOf('car-lane', [item('vi-h120-p')]), 'unmet', 'answer')
  expect(check?.remedy).toMatchObject({ act: 'add', spot: 'room' })
})

test('the fire contact of locks on escape routes is a reminder, once for all of them, and no fault of the order', () => {
  const lock = [item('oa-k280'), item('oa-b20')]
  const reminder = (count: number) => [{ rule: 'fire-signal', isReminder: true, figures: { count } }]
  expect(find(scheduleOf('escape-door', lock, {}, 3), 'fire-signal')).toEqual(reminder(3))
  expect(find(scheduleOf('fire-escape-door', lock), 'fire-signal')).toEqual(reminder(1))
  expect(find(scheduleOf('escape-door', lock, { room: [item('ss-fp05')] }), 'fire-signal')).toEqual([])
  expect(find(scheduleOf('main-entrance', lock), 'fire-signal')).toEqual([])
  const whole = [...lock, item('oa-b10'), item('ac-f430')]
  const { checks } = checkSchedule(
    scheduleOf('escape-door', whole, { room: [item('oa-a12'), item('oa-s08-p')] }),
    parts,
  )
  expect(checks).toEqual(reminder(1))
})

test('a fire contact is asked for no lock that its handle opens, nor for one that has to go', () => {
  expect(find(scheduleOf('fire-escape-door', [item('oa-ke20')]), 'fire-signal')).toEqual([])
  expect(find(scheduleOf('escape-door', [item('oa-kb10')]), 'fire-signal')).toEqual([])
})

test('the holder of a fire door may wait for the panel that the building has: ours stands in the comms room', () => {
  const [check] = find(scheduleOf('fire-door', [item('oa-kf40')], {}, 3), 'unmet', 'fire-release')
  expect(check).toMatchObject({ isReminder: true, remedy: { act: 'add', spot: 'room' } })
  expect(find(scheduleOf('fire-door', [item('oa-k280')]), 'unmet').some(({ isReminder }) => isReminder)).toBe(false)
})

test('of a lock that has to go nothing else is said until it is replaced', () => {
  for (const kind of ['escape-door', 'fire-escape-door'] as const) {
    const wrong = scheduleOf(kind, [item('oa-kb10')])
    const { checks } = checkSchedule(wrong, parts)
    expect(checks.filter(({ code }) => code === 'oa-kb10').map(({ rule }) => rule)).toEqual(['jams'])
    // Nor of the way out, which may be the handle of what replaces it.
    expect(find(scheduleOf(kind, [item('oa-kb10'), item('ac-c102-p')]), 'unmet', 'exit')).toEqual([])
    const right = checks[0]?.remedy ? applyRemedy(wrong, checks[0].remedy) : wrong
    expect(find(right, 'unmet', 'release')).not.toEqual([])
    expect(find(right, 'no-break-glass').length).toBe(kind === 'escape-door' ? 1 : 0)
  }
})

test('no remedy makes a fire door lose its latch', () => {
  const locks = parts.list.filter(({ provides }) => provides.some(({ kind }) => kind === 'lock'))
  const areLatched = ({ doors }: Schedule) =>
    doors.every(({ items }) => items.some(({ code, failSafe }) => code === 'oa-ke20' && !failSafe))
  for (const kind of ['fire-door', 'fire-escape-door'] as const) {
    for (const { code } of locks) {
      const latched = scheduleOf(kind, [item('oa-ke20'), ...(code === 'oa-ke20' ? [] : [item(code)])])
      for (const { remedy } of checkSchedule(latched, parts).checks)
        expect(areLatched(remedy ? applyRemedy(latched, remedy) : latched), `${kind} ${code}`).toBe(true)
    }
  }
  const [jams] = find(scheduleOf('fire-escape-door', [item('oa-kb10')]), 'jams')
  expect(jams?.remedy).toMatchObject({ act: 'replace', by: 'oa-ke20' })
})

test.each(LOCALES)(
  'where a lock would lose the latch of a fire door, the kind that keeps it is named (%s)',
  (locale) => {
    const t = wordsOf(serverWords[locale])
    const [check] = find(scheduleOf('escape-door', [item('oa-ke20')]), 'stays-shut')
    if (!check) throw new Error('there is no check')
    for (const sentence of [sayCheck(check, parts, t, locale), t('door-schedule:doors.fireEscape')])
      expect(sentence).toContain(t('door-schedule:kinds.fire-escape-door'))
  },
)

test('a lock on an escape door that can only stay shut is replaced by one that opens', () => {
  const strike = parts.byCode.get('oa-ke20')
  if (!strike) throw new Error('there is no such lock')
  const shut: Part = { ...strike, provides: [{ kind: 'lock', types: ['fail-secure'] }] }
  const list = parts.list.map((part) => (part === strike ? shut : part))
  const catalogue = { ...parts, list, byCode: new Map(list.map((part) => [part.code, part])) }
  const wrong = scheduleOf('escape-door', [item('oa-ke20')])
  const [check] = find(wrong, 'stays-shut', undefined, catalogue)
  expect(check?.remedy).toMatchObject({ act: 'replace', code: 'oa-ke20' })
  const right = check?.remedy ? applyRemedy(wrong, check.remedy) : wrong
  expect(find(right, 'stays-shut', undefined, catalogue)).toEqual([])
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
    for (const check of checkSchedule(schedule, parts).checks.slice(0, 12)) {
      // What is more than a schedule holds is cut.
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
