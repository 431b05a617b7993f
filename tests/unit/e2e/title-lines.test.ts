import { expect, test } from 'vitest'
import { findFaults } from '../../e2e/title-lines.ts'

test('what a title may not do is found', () => {
  expect(findFaults(['15.6吋管', '理中心主機'])).toEqual(['breaks 管理中心主機'])
  expect(findFaults(['VI-D1020F-', 'P：給大門口的'])).toEqual(['breaks VI-D1020F-P'])
  expect(findFaults(['VI-', 'D1020F-P: a station'])).toEqual(['breaks VI-D1020F-P'])
  expect(findFaults(['四月的安控展，我們帶一道真的', '門去'])).toEqual(['ends with an orphan'])
  expect(findFaults(['How do I get in and ', 'out'])).toEqual(['ends with an orphan'])
  expect(findFaults(['斷網時，', '門還開得了嗎？'])).toEqual([])
  expect(findFaults(['無線門位開關', '（磁簧）'])).toEqual([])
})
