import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import en from '../../../locales/en/accessibility.json' with { type: 'json' }
import zh from '../../../locales/zh/accessibility.json' with { type: 'json' }
import {
  CRITERIA,
  EVALUATED_ON,
  NEW_IN_2_2,
  remarkKeyOf,
  TESTS,
  wordKeyOf,
} from '../../../src/content/accessibility/criteria.ts'

const ROOT = join(import.meta.dirname, '../../..')
const TITLE = /\btest(?:\.each\([\w\s[\]]+\))?\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g
const STATUSES = Object.keys(zh.status)

test('all criteria of WCAG 2.2 A and AA are listed once, with a title in both languages and a status', () => {
  expect(CRITERIA.filter(({ level }) => level === 'A')).toHaveLength(32)
  expect(CRITERIA.filter(({ level }) => level === 'AA')).toHaveLength(24)
  expect(new Set(CRITERIA.map(({ id }) => id)).size).toBe(56)
  const keys = CRITERIA.map(wordKeyOf)
  for (const words of [zh, en]) {
    expect(Object.keys(words.criteria)).toEqual(keys)
    expect(Object.keys(words.remarks)).toEqual(CRITERIA.flatMap((criterion) => remarkKeyOf(criterion) ?? []))
  }
  expect(CRITERIA.filter(({ status }) => !STATUSES.includes(status))).toEqual([])
  expect(CRITERIA.map(({ id }) => id)).toEqual(expect.arrayContaining(NEW_IN_2_2))
})

test('each named test exists, and holds a criterion', () => {
  const missing = Object.values(TESTS).filter(({ file, title }) => {
    const titles = [...readFileSync(join(ROOT, file), 'utf8').matchAll(TITLE)].map(([, , found = '']) => found)
    return !titles.some((found) => found.replaceAll('\\', '').includes(title))
  })
  expect(missing).toEqual([])
  expect(new Set(CRITERIA.flatMap(({ tests }) => tests))).toEqual(new Set(Object.keys(TESTS)))
})

test('a criterion is supported by a test or a reading, and all others have a remark', () => {
  const without = CRITERIA.filter((criterion) => {
    const { status, tests, reading } = criterion
    const isHeld = tests.length > 0 || (reading !== undefined && reading.on <= EVALUATED_ON)
    return status === 'supports' ? !isHeld : !remarkKeyOf(criterion)
  })
  expect(without).toEqual([])
})
