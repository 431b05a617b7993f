import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { expect, test } from 'vitest'
import { countPlaywright } from '../../gate/count-playwright.ts'

type Status = JSONReportSuite['specs'][number]['tests'][number]['status']

/** The part of a report that is read: one file with a group of tests that ended in these ways. */
function reportOf(statuses: readonly Status[], errors: readonly object[] = []): JSONReport {
  const specs = statuses.map((status, index) => ({ title: `does ${index}`, tests: [{ status }] }))
  const suites = [{ title: 'a.spec.ts', specs: specs.slice(0, 1), suites: [{ title: 'group', specs: specs.slice(1) }] }]
  return { suites, errors } as unknown as JSONReport
}

test('tests are counted by how they ended', () => {
  expect(countPlaywright(reportOf(['expected', 'expected', 'unexpected']))).toEqual({
    passed: 2,
    failed: 1,
    skipped: [],
  })
})

test('a test that passed on a retry has failed', () => {
  expect(countPlaywright(reportOf(['expected', 'flaky']))).toEqual({ passed: 1, failed: 1, skipped: [] })
})

test('a skipped test is listed', () => {
  expect(countPlaywright(reportOf(['expected', 'skipped']))).toEqual({
    passed: 1,
    failed: 0,
    skipped: ['a.spec.ts › group › does 1'],
  })
})

test('an error outside of tests, no test and no report are a failed test', () => {
  expect(countPlaywright(reportOf(['expected'], [{ message: 'no server' }])).failed).toBe(1)
  expect(countPlaywright(reportOf([])).failed).toBe(1)
  expect(countPlaywright(undefined)).toEqual({ passed: 0, failed: 1, skipped: [] })
})
