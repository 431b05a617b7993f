import { expect, test } from 'vitest'
import { addressBucket, networkOf } from '../../../src/server/callers.ts'

test('addresses are counted apart, without being kept', () => {
  expect(addressBucket('login', '192.0.2.1')).not.toBe(addressBucket('login', '192.0.2.2'))
  expect(addressBucket('login', '192.0.2.1')).not.toBe(addressBucket('contact', '192.0.2.1'))
  expect(addressBucket('login', '192.0.2.1')).not.toContain('192.0.2')
  expect(addressBucket('login', '::ffff:192.0.2.1')).toBe(addressBucket('login', '192.0.2.1'))
  expect(addressBucket('login', undefined)).toBe(addressBucket('login', ''))
})

test('of IPv6 the network counts', () => {
  expect(addressBucket('login', '2001:db8:1:2::1')).toBe(addressBucket('login', '2001:db8:1:2:ffff::2'))
  expect(addressBucket('login', '2001:db8:1:2::1')).not.toBe(addressBucket('login', '2001:db8:1:3::1'))
  expect(['2001:db8::1', '::1', '2001:0db8:1:2:3:4:5:6', 'fe80::1%eth0'].map(networkOf)).toEqual([
    '2001:db8:0:0',
    '0:0:0:0',
    '2001:db8:1:2',
    'fe80:0:0:0',
  ])
})
