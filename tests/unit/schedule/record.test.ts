import { expect, test } from 'vitest'
import { migrate, readRecord, RECORD_FORMAT, writeRecord } from '../../../src/web/features/door-schedule/record.ts'

const record = { revision: 7, made: 1_790_000_000_000, schedule: { name: 'Towers' } }

test('a record is read as it was written, and the count of devices stands before the schedule', () => {
  const text = writeRecord(record, 12)
  expect(text).toMatch(/^\[2,7,12,/)
  expect(readRecord(text)).toEqual(record)
})

test('an earlier format is brought up to date step by step', () => {
  const migrations = {
    1: (schedule: unknown) => ({ ...(schedule as object), second: true }),
    2: (schedule: unknown) => ({ ...(schedule as object), third: 'second' in (schedule as object) }),
  }
  const text = writeRecord(record, 12).replace('[2', '[1')
  expect(readRecord(text, 3, migrations)).toEqual({
    ...record,
    schedule: { name: 'Towers', second: true, third: true },
  })
  expect(readRecord(text, 3, {})).toMatchObject({ fault: 'damaged' })
  expect(migrate('same', RECORD_FORMAT)).toBe('same')
})

test('a schedule of the first format has no issues', () => {
  expect(readRecord('[1,7,12,1,{"name":"Towers"}]')).toMatchObject({ schedule: { name: 'Towers', issues: [] } })
})

test.each([
  ['[3,7,12,1,{}]', 'newer'],
  ['[1.5,7,12,1,{}]', 'damaged'],
  ['{}', 'damaged'],
  ['', 'damaged'],
])('the record %s is %s', (text, fault) => {
  expect(readRecord(text)).toMatchObject({ fault })
})
