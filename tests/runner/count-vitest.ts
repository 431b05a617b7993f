import { relative } from 'node:path'
import type { Count } from './count.ts'

/** The part that is read: vitest writes reports in Jest's format. */
type VitestReport = {
  success: boolean
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

/**
 * Counts the tests of a vitest report. A file that could not be loaded counts as one failed test, and so does a run
 * without a report, without a test, or with another error: an uncaught error, a setup that threw.
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
