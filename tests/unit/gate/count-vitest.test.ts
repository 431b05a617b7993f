import { expect, test } from 'vitest'
import { withExitCode } from '../../gate/count.ts'
import { countVitest } from '../../gate/count-vitest.ts'

const fileOf = (...statuses: string[]) => ({
  name: '/project/tests/unit/a.test.ts',
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, index) => ({ fullName: `does ${index}`, status })),
})

test('tests are counted by how they ended', () => {
  const report = { success: false, testResults: [fileOf('passed', 'failed'), fileOf('passed')] }
  expect(countVitest(report, '/project')).toEqual({ passed: 2, failed: 1, skipped: [] })
})

test.each(['skipped', 'pending', 'todo', 'disabled'])('a test that is %s is listed', (status) => {
  const report = { success: true, testResults: [fileOf('passed', status)] }
  expect(countVitest(report, '/project')).toEqual({
    passed: 1,
    failed: 0,
    skipped: ['tests/unit/a.test.ts: does 1'],
  })
})

test('a file that cannot be loaded is a failed test', () => {
  const report = { success: false, testResults: [fileOf('passed'), { ...fileOf(), status: 'failed' }] }
  expect(countVitest(report, '/project')).toEqual({ passed: 1, failed: 1, skipped: [] })
})

test('an error that no test caught is a failed test', () => {
  expect(countVitest({ success: false, testResults: [fileOf('passed')] }, '/project').failed).toBe(1)
})

test('a run without a report, and one without a test, is a failed test', () => {
  expect(countVitest(undefined, '/project')).toEqual({ passed: 0, failed: 1, skipped: [] })
  expect(countVitest({ success: true, testResults: [] }, '/project').failed).toBe(1)
})

test('a run that fails although its report tells of success is a failed test', () => {
  const count = { passed: 2, failed: 0, skipped: [] }
  expect(withExitCode(count, 1)).toEqual({ ...count, failed: 1 })
  expect(withExitCode(count, 0)).toEqual(count)
  expect(withExitCode({ ...count, failed: 3 }, 1).failed).toBe(3)
})
