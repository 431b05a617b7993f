import { afterEach, expect, test, vi } from 'vitest'
import { createStorage } from '../session/memory-storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Loads the modules of a document in a browser that has stored something. */
async function openDocument(entries: Record<string, string>) {
  const storage = createStorage(entries)
  const target = new EventTarget()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  const { countStored, followCount } = await import('../../../src/web/features/door-schedule/count-stored.ts')
  const { collect } = await import('../../../src/web/features/door-schedule/collect.ts')
  return { storage, target, countStored, followCount, collect }
}

test.each<[string, Record<string, string>, number]>([
  ['nothing', {}, 0],
  ['one schedule', { 'door-schedule:a': '[1,7,12,1,{}]' }, 12],
  [
    'the current one of two',
    { 'door-schedule:a': '[1,7,12,1,{}]', 'door-schedule:b': '[1,7,3,1,{}]', 'door-schedule': 'b' },
    3,
  ],
  ['a current one that is gone', { 'door-schedule:a': '[1,7,12,1,{}]', 'door-schedule': 'b' }, 12],
  ['rubbish', { 'door-schedule:a': '{"a":1}', 'door-schedule': 'a' }, 0],
  ['something else', { searches: '[1,7,12,1,{}]' }, 0],
])('the count of %s is right', async (_, entries, count) => {
  const { countStored } = await openDocument(entries)
  expect(countStored()).toBe(count)
})

test('the count is followed in this document and in others, until that is ended', async () => {
  const { storage, target, countStored, followCount, collect } = await openDocument({})
  const listener = vi.fn<() => void>()
  const stop = followCount(listener)
  collect([{ code: 'face-large', quantity: 2 }])
  expect([countStored(), listener.mock.calls.length > 0]).toEqual([2, true])
  listener.mockClear()
  storage.setItem(`door-schedule:${storage.getItem('door-schedule')}`, '[1,9,5,1,{}]')
  target.dispatchEvent(new Event('storage'))
  expect([countStored(), listener.mock.calls.length]).toEqual([5, 1])
  stop()
  target.dispatchEvent(new Event('storage'))
  expect(listener).toHaveBeenCalledTimes(1)
})
