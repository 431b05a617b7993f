import { expect, test } from 'vitest'
import { licenceFaults, type LicencePolicy, type LockedPackages } from '../../runner/check-licences.ts'

const POLICY: LicencePolicy = { allowed: ['MIT', 'Apache-2.0', 'ISC'], exceptions: {} }
const fine: LockedPackages = { '': { license: 'UNLICENSED' }, 'node_modules/a': { license: 'MIT' } }

const faultsOf = (packages: LockedPackages, policy: Partial<LicencePolicy> = {}, stated?: string) =>
  licenceFaults({ ...fine, ...packages }, { ...POLICY, ...policy }, () => stated)

test('a package under the GPL is refused, wherever it stands', () => {
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ 'node_modules/planted': { license: 'GPL-3.0-only' } })).toEqual([
    'node_modules/planted: GPL-3.0-only, which is not allowed',
  ])
  expect(faultsOf({ 'node_modules/a/node_modules/@b/planted': { license: 'AGPL-3.0-or-later' } })).toHaveLength(1)
})

test.each([
  ['(MIT OR GPL-2.0-only)', true],
  ['MIT AND ISC', true],
  ['(MIT AND Apache-2.0) OR GPL-2.0-only', true],
  ['MIT AND GPL-2.0-only', false],
  ['GPL-2.0-only WITH Classpath-exception-2.0', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  ['UNLICENSED', false],
  ['', false],
])('the licence "%s" is allowed: %s', (license, isAllowed) => {
  expect(faultsOf({ 'node_modules/b': { license } })).toHaveLength(isAllowed ? 0 : 1)
})

test('a package that states no licence is refused unless its own package.json has one', () => {
  expect(faultsOf({ 'node_modules/b': {} })).toEqual(['node_modules/b: states no licence, which is not allowed'])
  expect(faultsOf({ 'node_modules/b': {} }, {}, 'ISC')).toEqual([])
})

test('an exception holds for one package and one licence, has a reason, and is needed', () => {
  const locked = { 'node_modules/b': { license: 'GPL-3.0-only' } }
  const except = (licence: string, reason = 'not shipped') => ({ exceptions: { b: { licence, reason } } })
  expect(faultsOf(locked, except('GPL-3.0-only'))).toEqual([])
  expect(faultsOf(locked, except('MPL-2.0'))).toEqual([
    'node_modules/b: GPL-3.0-only, but its exception is for MPL-2.0',
  ])
  expect(faultsOf(locked, except('GPL-3.0-only', ' '))).toEqual(['the exception for b gives no reason'])
  expect(faultsOf({}, except('GPL-3.0-only'))).toEqual(['no package needs the exception for b: remove it'])
})
