import { relative } from 'node:path'
import type { Count } from './count.ts'

/** As far as it is read: vitest writes the report of Jest. */
type VitestReport = {
  success: boolean
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

/**
 * Counts the tests of a report of vitest. A file that could not be read counts as one failed test, and so does a run that wrote no
 * report, ran no test, or failed for another reason: an error that no test caught, a setup that threw.
 */
export function countVitest(report: VitestReport | undefined, root: string): Count {
  const files = report?.testResults ?? []
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ status, name: `${relative(root, name)}: ${fullName}` })),
  )
  const passed = tests.filter(({ status }) => status === 'passed').length
  const failedFiles = files.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = tests.filter(({ status }) => status === 'failed').length + failedFiles.length
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ name }) => name)
  const isUnexplained = report?.success !== true || passed === 0
  return { passed, failed: failed || (isUnexplained ? 1 : 0), skipped }
}
