import { expect, test } from 'vitest'
import { billOf } from '../../../src/web/features/door-schedule/bill.ts'
import { type Door, emptySchedule } from '../../../src/web/features/door-schedule/schedule.ts'
import { generateSchedules } from './generate-schedules.ts'
import { independentTotals } from './independent-totals.ts'
import { PARTS } from './parts.ts'

const parts = PARTS
const camera = parts.byCode.get('recorder-32')
const door: Door = { id: 'd1', number: 'D01', floor: '', place: '', kind: 'home', alike: 3, items: [] }

test('a product is one line with all its places, doors alike counted', () => {
  const at = { ...door, items: [{ code: 'recorder-32', quantity: 2, failSafe: true as const }] }
  const item = { code: 'recorder-32', quantity: 1 }
  const bill = billOf({ ...emptySchedule('s'), doors: [at], room: [item], loose: [{ ...item, quantity: 4 }] }, parts)
  expect(bill).toEqual([
    {
      series: parts.series[camera?.series ?? -1],
      lines: [
        {
          code: 'recorder-32',
          part: camera,
          quantity: 11,
          failSafe: 6,
          uses: [
            { at: 'door', door: at, quantity: 6 },
            { at: 'room', quantity: 1 },
            { at: 'loose', quantity: 4 },
          ],
        },
      ],
    },
  ])
})

test('series and products are in the order of the catalogue, and unknown products come last', () => {
  const codes = ['zz-2', ...parts.list.map(({ code }) => code).toReversed(), 'aa-1']
  const bill = billOf({ ...emptySchedule('s'), room: codes.map((code) => ({ code, quantity: 1 })) }, parts)
  expect(bill.map(({ series }) => series)).toEqual([...parts.series, undefined])
  const known = bill.slice(0, -1).flatMap(({ lines }) => lines.map(({ code }) => code))
  expect(known).toEqual(
    parts.series.flatMap((_, index) => parts.list.filter(({ series }) => series === index).map(({ code }) => code)),
  )
  expect(bill.at(-1)?.lines.map(({ code }) => code)).toEqual(['zz-2', 'aa-1'])
})

test('the quantities of 200 schedules are those of an independent calculation', () => {
  for (const schedule of generateSchedules(parts, 200)) {
    const lines = billOf(schedule, parts).flatMap((group) => group.lines)
    expect(Object.fromEntries(lines.map(({ code, quantity }) => [code, quantity]))).toEqual(
      independentTotals(schedule, parts).pieces,
    )
    for (const { quantity, uses } of lines) expect(uses.reduce((sum, use) => sum + use.quantity, 0)).toBe(quantity)
  }
})
