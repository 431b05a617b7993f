import { expect, test } from 'vitest'
import { describeChecked } from '../../../src/tools/editing/browser/describe-checked.ts'
import { editorWords } from '../../../src/tools/editing/field-words.ts'
import type { Finding } from '../../../src/tools/editing/edit-path.ts'

const findingOf = (isFault: boolean): Finding => ({
  isFault,
  path: 'news/a.json',
  href: undefined,
  field: '',
  label: '',
  found: undefined,
  reason: '',
})

function lineOf(locale: 'zh' | 'en', faults: number, warnings: number): string {
  const findings = [...Array(faults + warnings).keys()].map((index) => findingOf(index < faults))
  return describeChecked({ findings, unreadable: [] }, editorWords(locale).panel)
}

test('findings are counted in both languages, a single one too', () => {
  expect(lineOf('en', 1, 1)).toBe('1 fault · 1 warning')
  expect(lineOf('en', 2, 3)).toBe('2 faults · 3 warnings')
  expect(lineOf('zh', 1, 1)).toBe('1個錯誤 · 1項提醒')
  expect(lineOf('zh', 2, 0)).toBe('2個錯誤')
  expect(lineOf('zh', 0, 0)).toBe('內容沒有錯誤')
})
