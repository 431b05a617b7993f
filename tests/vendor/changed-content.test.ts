import { expect, test } from 'vitest'
import { CONTENT_FOLDER } from '../../src/base/vendor-folder.ts'
import { findAffected } from '../runner/affected.ts'
import { FIXTURE } from '../runner/suites.ts'

test('a change of content selects the tests of the vendor, and no unit test', async () => {
  const { files } = await findAffected([`${CONTENT_FOLDER}/home.json`])
  expect([...files.keys()]).toEqual(expect.arrayContaining(['vendor', 'standards', 'e2e']))
  expect(files.get('unit')).toBeUndefined()
})

test('a change of the fixture selects unit tests alone', async () => {
  const { files } = await findAffected([`${FIXTURE}/content/home.json`])
  expect([...files.keys()]).toEqual(['unit'])
})
