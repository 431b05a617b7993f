import { expect, test } from 'vitest'
import { createKey } from '../../../src/web/features/staff/desk/create-key.ts'

test('a key is a random UUID of version 4', () => {
  const keys = Array.from({ length: 200 }, createKey)
  expect(keys.filter((key) => !/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/.test(key))).toEqual([])
  expect(new Set(keys).size).toBe(keys.length)
})
