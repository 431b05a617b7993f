import { expect, test } from 'vitest'
import { readTrailQuery, trailParams, trailPath } from '../../../../pages/staff/desk-people/trail-query.ts'
import { writeTrail } from '../../../../pages/staff/desk-people/write-trail.ts'
import type { Words } from '../../../../src/base/i18n/words.ts'
import { networkName } from '../../../../src/server/callers.ts'
import type { AccountChange } from '../../../../src/web/features/staff/desk/desk-types.ts'

test('the network of an address is 24 bits of IPv4, and 48 of IPv6', () => {
  expect(
    ['203.0.113.7', '::ffff:203.0.113.7', '2001:db8:1:2::3', '2001:db8::1', '::1', undefined].map(networkName),
  ).toEqual(['203.0.113.0/24', '203.0.113.0/24', '2001:db8:1::/48', '2001:db8:0::/48', '0:0:0::/48', null])
})

test('the part of the trail that is shown is the same as in the address', () => {
  const query = { account: 'a+b@example.com', kind: 'login', cursor: 'x' } as const
  const [, search] = trailPath(query).split('?')
  expect(readTrailQuery(new URLSearchParams(search))).toEqual(query)
  expect(trailPath({ account: '', kind: '', cursor: '' })).toBe('/desk/people')
  expect(readTrailQuery(new URLSearchParams('kind=dance'))).toEqual({ account: '', kind: '', cursor: '' })
  expect(trailParams({ account: '', kind: 'login', cursor: '' })).toEqual({ kind: 'login', pageSize: '20' })
})

test('the table of the trail has all pages, and quotes what it must', async () => {
  const change: AccountChange = {
    id: '1',
    at: '2026-11-24T06:05:00.000Z',
    lastAt: '2026-11-24T06:05:00.000Z',
    count: 2,
    actor: null,
    account: 'amy',
    kind: 'login_wrong',
    from: null,
    to: 'a "b", c',
    network: '203.0.113.0/24',
  }
  const load = async (cursor: string) => ({
    changes: [change],
    pagination: { pageSize: 1, next: cursor === '' ? 'second' : null },
  })
  const words = ((key: string) => key.replace(/.*\./, '')) as Words
  const [header, ...lines] = (await (await writeTrail(load, words)).text()).trimEnd().split('\r\n')
  expect(header).toBe('at,lastAt,count,kind,actor,account,from,to,network')
  const { at } = change
  const line = `${at},${at},2,login_wrong,,amy,,"a ""b"", c",203.0.113.0/24`
  expect(lines).toEqual([line, line])
})
