import { describe, expect, test } from 'vitest'
import { files, load } from '../../../pages/door-schedule/door-schedule.page.server.ts'
import { readAnswer } from '../../../pages/door-schedule/read-answer.ts'
import { describeReason } from '../../../pages/door-schedule/describe-reason.ts'
import { serverWords } from '../../../src/base/i18n/server-words.ts'
import { wordsOf } from '../../../src/base/i18n/words.ts'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { billOf } from '../../../src/web/features/door-schedule/bill.ts'
import {
  emptySchedule,
  MAX_DOORS,
  MAX_REMARKS,
  type Schedule,
} from '../../../src/web/features/door-schedule/schedule.ts'
import { openHistory } from '../../../src/web/features/door-schedule/history.ts'
import { addSized } from '../../../src/web/features/door-schedule/sizing/add-sized.ts'
import {
  type Answers,
  type Chosen,
  type JobRules,
  sizeJob,
} from '../../../src/web/features/door-schedule/sizing/size-job.ts'
import { loadFixture } from '../fixture-content.ts'
import { PARTS } from './parts.ts'

const question = (id: string, max: number) => ({ id, label: id, unit: id.slice(0, -1), min: 1, max, value: 1 })

const RULES: JobRules = {
  questions: [question('towers', 20), question('storeys', 60), question('flats', 9999), question('windows', 20)],
  choices: [
    {
      id: 'monitor',
      label: 'Monitor',
      options: [{ product: 'monitor-7' }, { product: 'monitor-10', with: ['flush-box'] }],
      default: 'monitor-7',
    },
  ],
  doors: [
    {
      id: 'lobbies',
      label: 'Lobby',
      unit: 'lobby',
      mark: 'E',
      kind: 'main-entrance',
      in: 'towers',
      isEach: true,
      floor: '1F',
      items: [{ product: 'station-7' }, { product: 'magnet' }, { product: 'button' }, { product: 'break-glass' }],
    },
    {
      id: 'homes',
      label: 'Home',
      unit: 'flat',
      mark: 'H',
      kind: 'home',
      of: 'flats',
      in: 'towers',
      floors: 'storeys',
      from: 2,
      isAlike: true,
      items: [{ choice: 'monitor' }, { product: 'contact-sensor', of: 'windows' }],
    },
  ],
  room: [
    { id: 'console', product: 'console' },
    {
      id: 'switches',
      product: 'switch-24',
      of: [{ id: 'lobbies' }, { id: 'homes' }],
      wants: 'poe',
      unit: 'PoE devices',
      per: 22,
      inEach: 'towers',
    },
    { id: 'licences', product: 'homes-50', of: [{ id: 'flats' }], unit: 'flats', gives: 'licence' },
    { id: 'cards', product: 'card', of: [{ id: 'flats' }], times: 3, when: { question: 'storeys', max: 10 } },
  ],
}

const t = wordsOf(serverWords.en)
const placeIn = (place: string, unit: string, number: number) => `${place}, ${unit} ${number}`
const size = (answers: Answers, chosen: Chosen = {}) => sizeJob(RULES, { answers, chosen, parts: PARTS, placeIn })
const JOB = { towers: 2, storeys: 15, flats: 120, windows: 4 }

/** The number and the rule of each device. */
const said = (answers: Answers, chosen?: Chosen) =>
  size(answers, chosen).lines.map(({ code, quantity, reason }) => `${quantity} ${code}: ${describeReason(reason, t)}`)

describe('a job', () => {
  test('has a number and its rule for each device', () => {
    expect(said(JOB)).toEqual([
      '2 station-7: 1 per lobby',
      '2 magnet: 1 per lobby',
      '2 button: 1 per lobby',
      '2 break-glass: 1 per lobby',
      '120 monitor-7: 1 per flat',
      '480 contact-sensor: 4 per flat',
      '1 console: 1 for the whole job',
      '6 switch-24: for each tower: 1 per 22 PoE devices, rounded up',
      '3 homes-50: 1 per 50 flats, rounded up',
    ])
  })

  test('takes one of the alternatives, with what is ordered with it', () => {
    const lines = said({ ...JOB, storeys: 10 }, { monitor: 'monitor-10' })
    expect(lines).toContain('120 monitor-10: 1 per flat')
    expect(lines).toContain('120 flush-box: 1 per flat')
    expect(lines).toContain('360 card: 3 per flat')
    expect(lines.join()).not.toContain('monitor-7')
  })

  test('has its doors in towers and on storeys, shared out evenly', () => {
    const { doors } = size({ towers: 2, storeys: 3, flats: 7, windows: 1 })
    expect(doors.map(({ mark, floor, place, alike }) => [mark, floor, place, alike])).toEqual([
      ['E', '1F', 'Lobby, tower 1', 1],
      ['E', '1F', 'Lobby, tower 2', 1],
      ['H', '2F', 'Home, tower 1', 2],
      ['H', '3F', 'Home, tower 1', 2],
      ['H', '2F', 'Home, tower 2', 2],
      ['H', '3F', 'Home, tower 2', 1],
    ])
    const [low] = size({ towers: 1, storeys: 1, flats: 2, windows: 1 }).doors.slice(-1)
    expect(low).toMatchObject({ floor: '1F', place: 'Home', alike: 2 })
  })
})

describe('a schedule', () => {
  const filled = (schedule: Schedule, answers: Answers = JOB) => addSized(schedule, size(answers), 'Job', 'Rules')

  test('keeps its doors, and numbers those of a job on', () => {
    const own = { id: 'a', number: 'H07', floor: '', place: '', kind: 'other', alike: 1, items: [] } as const
    const schedule = { ...emptySchedule('s'), name: 'Mine', remarks: 'Call first', doors: [own] }
    const added = filled(schedule, { towers: 1, storeys: 3, flats: 2, windows: 1 })
    expect(added?.doors.map(({ number }) => number)).toEqual(['H07', 'E01', 'H08', 'H09'])
    expect(new Set(added?.doors.map(({ id }) => id)).size).toBe(4)
    expect(added).toMatchObject({ name: 'Mine', remarks: 'Call first\n\nRules' })
    const long = addSized(schedule, size(JOB), '', 'x'.repeat(MAX_REMARKS))
    expect(long?.remarks.length).toBe(MAX_REMARKS)
  })

  test('takes a job back in one step', () => {
    let current = emptySchedule('s')
    const view = () => ({ current, keeping: 'kept' as const, list: [] })
    const history = openHistory({ view, save: (schedule) => void (current = schedule) })
    const before = current
    history.change((schedule) => filled(schedule) ?? schedule)
    expect(billOf(current, PARTS).length).toBeGreaterThan(0)
    history.undo()
    expect(current).toBe(before)
  })

  test('takes no job that is more than it holds', () => {
    expect(filled(emptySchedule('s'), { ...JOB, towers: 20, storeys: 60, flats: 9999 })?.doors.length).toBe(
      20 + 20 * 59,
    )
    const own = { id: 'a', number: '', floor: '', place: '', kind: 'other', alike: 1, items: [] } as const
    const full = { ...emptySchedule('s'), doors: Array.from({ length: MAX_DOORS - 29 }, () => own) }
    expect(filled(full)).toBeUndefined()
    expect(filled(emptySchedule('s'), { ...JOB, storeys: 5, flats: 9999 })).toBeUndefined()
  })
})

test.each([
  ['120', { value: 120 }],
  [' 60 ', { value: 60 }],
  ['１２', { value: 12, isConverted: true }],
  ['', { fault: 'empty' }],
  [' ', { fault: 'empty' }],
  ['0', { fault: 'range' }],
  ['121', { fault: 'range' }],
  ['1000000000', { fault: 'range' }],
  ['1e9', { fault: 'whole' }],
  ['-3', { fault: 'whole' }],
  ['2.5', { fault: 'whole' }],
  ['many', { fault: 'whole' }],
])('“%s” is read as a number from 1 to 120, or its fault is named', (typed, answer) => {
  expect(readAnswer(typed, { min: 1, max: 120 })).toEqual(answer)
})

test('a vendor without rules has neither the button nor the file of rules', async () => {
  const catalogue = createCatalogue(await loadFixture())
  expect(load({ catalogue, locale: 'en', params: {} })).toEqual({})
  expect(files(catalogue).filter(({ path }) => path.includes('_sizing'))).toEqual([])
})
