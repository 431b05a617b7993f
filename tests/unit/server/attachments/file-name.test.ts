import { expect, test } from 'vitest'
import { cleanFileName } from '../../../../src/server/attachments/file-name.ts'

test.each([
  ['plan.pdf', 'pdf', 'plan.pdf'],
  ['PLAN.PDF', 'pdf', 'PLAN.PDF'],
  ['photo.jpeg', 'jpg', 'photo.jpeg'],
  ['平面圖 1F.dwg', 'dwg', '平面圖 1F.dwg'],
  ['photo.exe', 'png', 'photo.exe.png'],
  ['../../etc/cron.d/x', 'zip', 'x.zip'],
  ['C:\\fakepath\\a.doc', 'doc', 'a.doc'],
  ['.htaccess', 'pdf', 'htaccess.pdf'],
  ['..', 'pdf', 'file.pdf'],
  ['', 'pdf', 'file.pdf'],
  ['pdf', 'pdf', 'pdf.pdf'],
  ['a\r\nX: y.pdf', 'pdf', 'aX y.pdf'],
  ['gnp.\u202efdp', 'pdf', 'gnp.fdp.pdf'],
] as const)('%j that is a %s is called %j', (name, kind, clean) => {
  expect(cleanFileName(name, kind)).toBe(clean)
})

test('a long name is cut between characters and keeps its extension', () => {
  const clean = cleanFileName(`${'\u{1f600}'.repeat(500)}.pdf`, 'pdf')
  expect([...clean]).toHaveLength(124)
  expect(clean.endsWith('\u{1f600}.pdf')).toBe(true)
})

test.each([
  'a'.repeat(100_000),
  'a.'.repeat(50_000),
  '.'.repeat(100_000),
  `${'/'.repeat(99_999)}a`,
  ' '.repeat(100_000),
  'e\u0301'.repeat(50_000),
  '\ud800'.repeat(100_000),
])('a name of 100,000 characters is sanitised fast', (name) => {
  cleanFileName(name, 'pdf')
  const started = performance.now()
  expect(cleanFileName(name, 'pdf').length).toBeLessThanOrEqual(124)
  expect(performance.now() - started).toBeLessThan(5)
})
