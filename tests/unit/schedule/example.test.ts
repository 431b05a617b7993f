import { expect, test } from 'vitest'
import { EXAMPLE_DOORS, EXAMPLE_ROOM } from '#vendor/door-schedule-example.ts'
import { addExample } from '../../../pages/door-schedule/example.ts'
import { serverWords } from '../../../src/base/i18n/server-words.ts'
import { wordsOf } from '../../../src/base/i18n/words.ts'
import type { Parts } from '../../../src/web/features/door-schedule/parts.ts'
import { emptySchedule } from '../../../src/web/features/door-schedule/schedule.ts'
import { partOf } from './parts.ts'

/** The products of the example, of which one is not sold any more. */
function partsWithout(unsold: string): Parts {
  const codes = [...EXAMPLE_DOORS.flatMap((door) => [...door.codes]), ...EXAMPLE_ROOM]
  const list = codes.map((code) => ({ ...partOf('reader'), code, isSold: code !== unsold }))
  return { series: [], list, byCode: new Map(list.map((part) => [part.code, part])) }
}

test('discontinued products are left out of the example, and the facts of a schedule stay', () => {
  const [station, lock = ''] = EXAMPLE_DOORS[0].codes as readonly string[]
  const example = addExample({ ...emptySchedule('s'), name: 'Mine' }, partsWithout(lock), wordsOf(serverWords.en))
  expect(example.name).toBe('Mine')
  expect(example.doors[0]?.items.map(({ code }) => code)).toEqual([station])
  expect(example.room.map(({ code }) => code)).toEqual(EXAMPLE_ROOM)
})
