import { expect, test } from 'vitest'
import { guessColumns } from '../../../src/web/features/door-schedule/guess-columns.ts'
import { importInSteps } from '../../../src/web/features/door-schedule/import-rows.ts'
import { atOnce } from '../../../src/web/features/door-schedule/time-sliced.ts'
import { readTable } from '../../../src/web/features/door-schedule/read-csv.ts'
import { emptySchedule, type Schedule } from '../../../src/web/features/door-schedule/schedule.ts'
import { readLink, writeLink } from '../../../src/web/features/door-schedule/share-link.ts'
import { writeCsv } from '../../../src/web/features/door-schedule/write-csv.ts'
import { CSV_WORDS } from './csv-words.ts'
import { generateSchedules } from './generate-schedules.ts'
import { PARTS } from './parts.ts'

const parts = PARTS
const schedules = generateSchedules(parts, 200)

/** Ids are new wherever a schedule goes. */
function withoutIds(schedule: Schedule): Schedule {
  return { ...schedule, id: '', doors: schedule.doors.map((door) => ({ ...door, id: '' })) }
}

function readBack(csv: string) {
  const read = readTable(new TextEncoder().encode(csv))
  if ('fault' in read) throw new Error(read.fault)
  const imported = atOnce(importInSteps(read.table, guessColumns(read.table), parts))
  if ('fault' in imported) throw new Error(imported.fault)
  return imported
}

/** In a file a lone half of a pair is the sign for a character that cannot be shown. */
function filed(schedule: Schedule): Schedule {
  return JSON.parse(JSON.stringify(schedule).replaceAll('\\ud83d', '\uFFFD')) as Schedule
}

test('200 schedules come back from a link as they were', async () => {
  for (const schedule of schedules) {
    const read = await readLink(await writeLink(schedule))
    expect(read.fault).toBeUndefined()
    expect(read.schedule && withoutIds(read.schedule)).toEqual(withoutIds(schedule))
  }
})

for (const locale of ['en', 'zh'] as const) {
  test(`200 schedules come back from a file as they were (${locale})`, () => {
    for (const schedule of schedules) {
      const {
        faults,
        leftOut,
        unreadKinds: _unread,
        project,
        ...imported
      } = readBack(writeCsv(schedule, parts, CSV_WORDS[locale]))
      expect(withoutIds({ ...emptySchedule(''), ...project, ...imported })).toEqual(withoutIds(filed(schedule)))
      // Half a pair is written as a character that says that it could not be decoded.
      const allowed = ['unknown-model', 'not-sold', 'undecodable']
      const wrong = faults.filter(({ fault }) => !allowed.includes(fault))
      expect(wrong).toEqual([])
      expect(leftOut).toEqual([])
    }
  })
}
