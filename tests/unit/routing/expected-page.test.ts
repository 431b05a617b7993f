import { beforeEach, expect, test } from 'vitest'
import { createExpectedPage } from '../../../src/web/navigation/routing/expected-page.ts'
import type { Page } from '../../../src/web/page/page.ts'

const PAGE: Page = { status: 404 }
let idle: (() => void)[]
let ready: string[]
let expected: ReturnType<typeof createExpectedPage>

beforeEach(() => {
  idle = []
  ready = []
  expected = createExpectedPage(
    (work) => idle.push(work),
    (path) => ready.push(path),
  )
})

function becomeIdle(): void {
  for (const work of idle.splice(0)) work()
}

test('the expected page is announced once it is loaded and the browser is idle', () => {
  expected.expect('/a')
  expected.note('/b', PAGE)
  becomeIdle()
  expect(ready).toEqual([])
  expected.note('/a', PAGE)
  expect(ready).toEqual([])
  becomeIdle()
  expect(ready).toEqual(['/a'])
})

test('a page that was loaded before it is expected is announced, too', () => {
  expected.note('/a', PAGE)
  expected.expect('/a')
  becomeIdle()
  expect(ready).toEqual(['/a'])
})

test('a page that is no longer expected when the browser is idle is not announced', () => {
  expected.note('/a', PAGE)
  expected.expect('/a')
  expected.expect('/b')
  becomeIdle()
  expect(ready).toEqual([])
})

test('nothing of the page before is announced', () => {
  expected.note('/a', PAGE)
  expected.expect('/a')
  expected.reset()
  becomeIdle()
  expected.expect('/a')
  becomeIdle()
  expect(ready).toEqual([])
})
