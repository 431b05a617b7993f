import { expect, test } from 'vitest'
import { listParts } from '../../../pages/door-schedule/door-schedule.page.server.ts'
import { addExample } from '../../../pages/door-schedule/example.ts'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { serverWords } from '../../../src/base/i18n/server-words.ts'
import { wordsOf } from '../../../src/base/i18n/words.ts'
import { applyRemedy } from '../../../src/web/features/door-schedule/check.ts'
import { checkSchedule } from '../../../src/web/features/door-schedule/check-schedule.ts'
import type { Parts } from '../../../src/web/features/door-schedule/parts.ts'
import { emptySchedule } from '../../../src/web/features/door-schedule/schedule.ts'
import { loadShippedContent } from '../shipped-content.ts'

const { series, list } = listParts(createCatalogue(await loadShippedContent()), 'en')
const parts: Parts = { series, list, byCode: new Map(list.map((part) => [part.code, part])) }
const EMPTY = emptySchedule('s')
const NOTHING = { act: 'remove', spot: 'room', code: '' } as const

test.each(LOCALES)(
  'all products of the example are sold, and two presses of a button add all that is missing (%s)',
  (locale) => {
    const example = addExample(EMPTY, parts, wordsOf(serverWords[locale]))
    const { checks } = checkSchedule(example, parts)
    expect(checks.map(({ rule, kind, door }) => [rule, kind, door?.number])).toEqual([
      ['unmet', 'exit', 'D01'],
      ['no-break-glass', undefined, 'D01'],
      ['unmet', 'exit', 'D01'],
      ['fire-signal', undefined, undefined],
    ])
    const withButton = applyRemedy(example, checks[0]?.remedy ?? NOTHING)
    const [first, reminder, ...others] = checkSchedule(withButton, parts).checks
    expect([first?.rule, reminder?.rule, others]).toEqual(['no-break-glass', 'fire-signal', []])
    const mended = applyRemedy(withButton, first?.remedy ?? NOTHING)
    expect(checkSchedule(mended, parts).checks).toEqual([reminder])
    expect(example.doors.every(({ place, items }) => place && items.length > 0)).toBe(true)
  },
)

test('a port of a switch carries a controller with the readers that it feeds', () => {
  const watts = (code: string) => parts.byCode.get(code)?.needs.find(({ kind }) => kind === 'power')?.watts
  // 4 W of its own, and two readers of 250 mA at 12 V.
  expect(watts('ac-c102-p')).toBe(10)
  expect(watts('ac-f520-p')).toBe(11)
  expect(watts('ac-c204')).toBe(6)
})
