import { expect, test } from 'vitest'
import { backPath } from '../../../src/web/features/staff/session/back-path.ts'

test.each([
  ['', undefined],
  ['?back=', undefined],
  ['?back=%2Fdesk', '/desk'],
  ['?back=%2Fdesk%3Frequest%3D261124-7K3M9QTB%26q%3Da', '/desk?request=261124-7K3M9QTB&q=a'],
  ['?back=%2Fdesk%2Fpeople', '/desk/people'],
  ['?back=%2Fsettings', '/settings'],
])('a login with %s leads to %s', (search, path) => {
  expect(backPath(search)).toBe(path)
})

test.each([
  'https://elsewhere.example/desk',
  '//desk.example',
  '/\\desk',
  '/desktop',
  '/products',
  'desk',
  ' /desk',
  '/desk/..//desk.example',
  '/desk/../products',
  'http://[',
])('a login never leads to %s', (back) => {
  expect(backPath(`?back=${encodeURIComponent(back)}`)).toBeUndefined()
})
