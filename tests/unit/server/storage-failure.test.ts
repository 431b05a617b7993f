import { expect, test } from 'vitest'
import { storageFailureOf } from '../../../src/server/storage-failure.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

test.each(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'])('%s is a full disk', (code) => {
  expect(storageFailureOf(coded(code))).toBe('full')
})

test.each(['SQLITE_BUSY', 'SQLITE_IOERR_WRITE', 'SQLITE_READONLY', '57P01', '08006', '55P03', 'ECONNREFUSED', 'EROFS'])(
  '%s is an unavailable storage',
  (code) => expect(storageFailureOf(coded(code))).toBe('unavailable'),
)

test('errors of object stores and node-postgres without a code are recognised, too', () => {
  const answered = (httpStatusCode?: number) => Object.assign(new Error('x'), { $metadata: { httpStatusCode } })
  expect([507, 503, undefined].map((status) => storageFailureOf(answered(status)))).toEqual([
    'full',
    'unavailable',
    'unavailable',
  ])
  expect(storageFailureOf(new Error('Connection terminated unexpectedly'))).toBe('unavailable')
})

test.each([coded('SQLITE_CONSTRAINT_UNIQUE'), coded('23505'), new TypeError('x is not a function'), 'text', undefined])(
  '%s is not a storage failure',
  (error) => expect(storageFailureOf(error)).toBeUndefined(),
)
