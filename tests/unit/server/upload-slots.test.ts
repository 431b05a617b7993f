import { expect, test } from 'vitest'
import { createUploadSlots } from '../../../src/server/contact/upload-slots.ts'

test('a caller has so many slots, waits for the next, and hears when none becomes free', async () => {
  const slots = createUploadSlots({ perKey: 2, total: 10, patienceMs: 50 })
  const held = await Promise.all([slots.take('a'), slots.take('a')])
  expect(held.map((slot) => typeof slot)).toEqual(['function', 'function'])
  expect(typeof (await slots.take('b'))).toBe('function')
  const third = slots.take('a')
  const fourth = slots.take('a')
  if (typeof held[0] === 'function') {
    held[0]()
    // Given back twice it counts once.
    held[0]()
  }
  expect(typeof (await third)).toBe('function')
  expect(await fourth).toBe('caller')
})

test('all callers together have so many', async () => {
  const slots = createUploadSlots({ perKey: 2, total: 3, patienceMs: 50 })
  const held = await Promise.all(['a', 'a', 'b'].map((key) => slots.take(key)))
  expect(await slots.take('c')).toBe('all')
  if (typeof held[2] === 'function') held[2]()
  expect(typeof (await slots.take('c'))).toBe('function')
})
