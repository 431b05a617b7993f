import { expect, test } from 'vitest'
import { oneOf } from '../../../src/web/navigation/routing/one-of.ts'

const content = { series: [{ id: 'video-intercom' }, { id: 'access-control' }] }
const route = oneOf('/products', 'series', ({ series }) => series.map(({ id }) => id))
const answer = (urlPathname: string) => route({ urlPathname, catalogue: { snapshot: content } })

test('a path that the content has is answered with its last segment', () => {
  expect(answer('/products/video-intercom')).toEqual({ routeParams: { series: 'video-intercom' } })
  expect(answer('/products/access-control')).toEqual({ routeParams: { series: 'access-control' } })
})

test.each([
  '/products',
  '/products/',
  '/products/vd-7100f-p',
  '/products/video-intercom/x',
  '/video-intercom',
  '/products/video',
  '/',
])('%s is not answered', (path) => {
  expect(answer(path)).toBe(false)
})

test('the paths that are answered are known', () => {
  expect(route.patterns(content)).toEqual(['/products/video-intercom', '/products/access-control'])
})
