import { expect, test } from 'vitest'
import { createUploadSlots } from '../../../src/server/contact/upload-slots.ts'

test('a client has a limited number of slots, waits for the next, and gets a message if none becomes free', async () => {
  const slots = createUploadSlots({ perKey: 2, total: 10, patienceMs: 50 })
  const held = await Promise.all([slots.take('a'), slots.take('a')])
  expect(held.map((slot) => typeof slot)).toEqual(['function', 'function'])
  expect(typeof (await slots.take('b'))).toBe('function')
  const third = slots.take('a')
  const fourth = slots.take('a')
  if (typeof held[0] === 'function') {
    held[0]()
    // Released twice, it counts once.
    held[0]()
  }
  expect(typeof (await third)).toBe('function')
  expect(await fourth).toBe('caller')
})

test('all clients together have a limited number of slots, and wait for each other', async () => {
  const slots = createUploadSlots({ perKey: 2, total: 3, patienceMs: 50 })
  const held = await Promise.all(['a', 'a', 'b'].map((key) => slots.take(key)))
  expect(await slots.take('c')).toBe('all')
  const waiting = slots.take('c')
  if (typeof held[2] === 'function') held[2]()
  expect(typeof (await waiting)).toBe('function')
})

test('a client that waits for its own slot does not stop those who wait behind it', async () => {
  const slots = createUploadSlots({ perKey: 1, total: 2, patienceMs: 50 })
  const [, other] = await Promise.all([slots.take('a'), slots.take('b')])
  const again = slots.take('a')
  const behind = slots.take('c')
  if (typeof other === 'function') other()
  expect(typeof (await behind)).toBe('function')
  expect(await again).toBe('caller')
})

test('no more than eight wait for each slot', async () => {
  const slots = createUploadSlots({ perKey: 1, total: 1, patienceMs: 50 })
  await slots.take('a')
  const waiting = Array.from({ length: 8 }, () => slots.take('b'))
  const started = performance.now()
  expect(await slots.take('b')).toBe('all')
  expect(performance.now() - started).toBeLessThan(40)
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => 'all'))
})

test('a network of many addresses has a limited number of slots, and leaves the others to the rest', async () => {
  const slots = createUploadSlots({ perKey: 2, perNetwork: 3, total: 4, patienceMs: 50 })
  const held = await Promise.all(['a', 'b', 'c'].map((key) => slots.take(key, 'network')))
  expect(held.map((slot) => typeof slot)).toEqual(['function', 'function', 'function'])
  const fourth = slots.take('d', 'network')
  expect(typeof (await slots.take('e'))).toBe('function')
  expect(await fourth).toBe('caller')
})
