import { expect, test } from 'vitest'
import { formatSummary } from '../../../src/build/summary.ts'

test('the summary of a build has id, pages, time, memory and bytes', () => {
  const summary = {
    id: 'abc',
    isNew: true,
    pages: 300,
    rendered: 7,
    drawn: 4,
    bytes: 3 * 1024 * 1024,
    seconds: { content: 0.5, bundle: 1, pages: 2, files: 0.25 },
  }
  const text = formatSummary(summary, 5)
  expect(text.split('\n')[0]).toBe('Build abc')
  expect(text).toMatch(/pages +300, 7 rendered, the others kept from before; 4 pictures drawn$/m)
  expect(text).toMatch(/seconds +5\.00 \(content 0\.50, bundle 1\.00, pages 2\.00, files 0\.25\)$/m)
  expect(text).toMatch(/pages per second 150 while rendering, 60 overall$/m)
  expect(text).toMatch(/peak memory +[1-9]\d+ MB$/m)
  expect(text).toMatch(/bytes +3\.0 MB$/m)
})

test('the summary of an unchanged build is one line', () => {
  const summary = { id: 'abc', isNew: false, pages: 0, rendered: 0, drawn: 0, bytes: 0, seconds: { content: 0.5 } }
  expect(formatSummary(summary, 1.234)).toBe('Build abc: nothing has changed (1.23 s)')
})
