import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { Count } from './count.ts'

/**
 * Counts the tests of a Playwright report. A test that only passed on a retry has failed: visitors do not retry. A run
 * without a report, without a test, or with an error outside of its tests counts as one failed test.
 */
export function countPlaywright(report: JSONReport | undefined): Count {
  const tests = (report?.suites ?? []).flatMap((suite) => testsOf(suite, []))
  const passed = tests.filter(({ status }) => status === 'expected').length
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky').length
  const skipped = tests.filter(({ status }) => status === 'skipped').map(({ name }) => name)
  const isUnexplained = !report || report.errors.length > 0 || passed === 0
  return { passed, failed: failed || (isUnexplained ? 1 : 0), skipped }
}

type Test = { name: string; status: JSONReportSuite['specs'][number]['tests'][number]['status'] }

function testsOf({ title, specs, suites = [] }: JSONReportSuite, above: readonly string[]): Test[] {
  const names = [...above, title]
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status }) => ({ name: [...names, spec.title].join(' › '), status })),
  )
  return [...own, ...suites.flatMap((suite) => testsOf(suite, names))]
}
