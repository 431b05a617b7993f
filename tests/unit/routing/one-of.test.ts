import { expect, test } from 'vitest'
import { oneOf } from '../../../src/routing/one-of.ts'

const route = oneOf('/products', 'series', ['video-intercom', 'access-control'])

test('a fixed path is answered with its last segment', () => {
  expect(route({ urlPathname: '/products/video-intercom' })).toEqual({ routeParams: { series: 'video-intercom' } })
  expect(route({ urlPathname: '/products/access-control' })).toEqual({ routeParams: { series: 'access-control' } })
})

test.each([
  '/products',
  '/products/',
  '/products/vd-7100f-p',
  '/products/video-intercom/x',
  '/video-intercom',
  '/products/video',
  '/',
])('%s is not answered', (urlPathname) => {
  expect(route({ urlPathname })).toBe(false)
})

test('the paths that are answered are known', () => {
  expect(route.patterns).toEqual(['/products/video-intercom', '/products/access-control'])
})
