import { expect, test } from 'vitest'
import { addressKey, networkOf } from '../../../src/server/callers.ts'

test('addresses have different keys, and are not stored', () => {
  expect(addressKey('login', '192.0.2.1')).not.toBe(addressKey('login', '192.0.2.2'))
  expect(addressKey('login', '192.0.2.1')).not.toBe(addressKey('contact', '192.0.2.1'))
  expect(addressKey('login', '192.0.2.1')).not.toContain('192.0.2')
  expect(addressKey('login', '::ffff:192.0.2.1')).toBe(addressKey('login', '192.0.2.1'))
  expect(addressKey('login', undefined)).toBe(addressKey('login', ''))
})

test('for IPv6 the network counts', () => {
  expect(addressKey('login', '2001:db8:1:2::1')).toBe(addressKey('login', '2001:db8:1:2:ffff::2'))
  expect(addressKey('login', '2001:db8:1:2::1')).not.toBe(addressKey('login', '2001:db8:1:3::1'))
  expect(['2001:db8::1', '::1', '2001:0db8:1:2:3:4:5:6', 'fe80::1%eth0'].map(networkOf)).toEqual([
    '2001:db8:0:0',
    '0:0:0:0',
    '2001:db8:1:2',
    'fe80:0:0:0',
  ])
})
