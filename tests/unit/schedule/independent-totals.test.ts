import { expect, test } from 'vitest'
import type { Part, Parts } from '../../../src/schedule/parts.ts'
import { type Door, emptySchedule } from '../../../src/schedule/schedule.ts'
import { independentTotals } from './independent-totals.ts'

const plain = { name: '', series: 0, category: '', isSold: true, provides: [], needs: [] }
const list: Part[] = [
  {
    ...plain,
    code: 'cam',
    model: 'CAM',
    needs: [{ kind: 'power', types: ['poe-af', 'dc-12v'], watts: 12.5 }, { kind: 'channel' }],
  },
  {
    ...plain,
    code: 'bell',
    model: 'BELL',
    needs: [
      { kind: 'power', types: ['poe-at'], watts: 20, from: 'others' },
      { kind: 'channel', isOptional: true },
    ],
  },
  {
    ...plain,
    code: 'nvr',
    model: 'NVR',
    needs: [{ kind: 'power', types: ['mains'], watts: 80 }],
    provides: [
      { kind: 'channel', count: 16 },
      { kind: 'power', types: ['poe-af'], count: 8, watts: 120 },
      { kind: 'power', types: ['dc-12v'], count: 2, watts: 30 },
    ],
  },
]
const parts: Parts = { series: [], list, byCode: new Map(list.map((part) => [part.code, part])) }

test('the independent calculation is right in a case done by hand', () => {
  const items = [
    { code: 'cam', quantity: 2 },
    { code: 'bell', quantity: 1 },
  ]
  const door: Door = { id: 'd', number: '', floor: '', place: '', kind: 'other', alike: 5, items }
  const schedule = {
    ...emptySchedule('s'),
    doors: [door],
    room: [{ code: 'nvr', quantity: 2 }],
    loose: [{ code: 'cam', quantity: 1 }],
    recording: { days: 30, mbps: 4 },
  }
  expect(independentTotals(schedule, parts)).toEqual({
    pieces: { cam: 11, bell: 5, nvr: 2 },
    poe: { portsWanted: 11, wattsWanted: 137.5, portsProvided: 16, wattsProvided: 240 },
    cameras: 11,
    channels: 32,
    bandwidth: 44,
    // 44 Mbit/s are 5.5 MB/s, 475,200 MB a day, 14.256 TB in 30 days.
    terabytes: 14.256,
  })
})
