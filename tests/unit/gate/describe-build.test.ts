import { expect, test } from 'vitest'
import { ROOT } from '../../build/run-build.ts'
import { describeBuild, formatAge } from '../../gate/describe-build.ts'
import { tempFolder } from '../../temp-folder.ts'

test.each([
  [0, '0 seconds'],
  [1000, '1 second'],
  [150_000, '2 minutes'],
  [3_600_000, '1 hour'],
  [200_000_000, '2 days'],
])('an age of %d ms is formatted in its largest unit', (ms, text) => {
  expect(formatAge(ms)).toBe(text)
})

test('a build of other sources is distinguished from one of the current sources', async () => {
  const timestamp = new Date(Date.now() - 7_200_000).toISOString()
  const buildsDir = tempFolder({ 'latest.json': { id: 'another', timestamp } })
  expect(await describeBuild(ROOT, buildsDir)).toBe(
    'Build another, made 2 hours ago of OTHER SOURCES than are here now: run npm run build to test what you changed',
  )
})

test('a missing build is not described', async () => {
  expect(await describeBuild(ROOT, tempFolder())).toBeUndefined()
})
