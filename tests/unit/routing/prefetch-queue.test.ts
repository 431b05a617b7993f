import { expect, test } from 'vitest'
import { createPrefetchQueue } from '../../../src/web/navigation/routing/prefetch-queue.ts'

/** A queue whose loads end, and whose idle time comes, when a test says so. */
function start(maxAtOnce = 2) {
  const loads: { path: string; isWanted: boolean; end: (error?: Error) => void }[] = []
  let idle: (() => void)[] = []
  const queue = createPrefetchQueue({
    load: (path, isWanted) =>
      new Promise<void>((resolve, reject) => {
        loads.push({ path, isWanted, end: (error) => (error ? reject(error) : resolve()) })
      }),
    whenIdle: (work) => idle.push(work),
    maxBytes: 1000,
    maxAtOnce,
  })
  const beIdle = async () => {
    // Promises settle before the browser is idle.
    await new Promise((resolve) => setTimeout(resolve))
    const works = idle
    idle = []
    for (const work of works) work()
  }
  return { queue, loads, paths: () => loads.map(({ path }) => path), beIdle }
}

test('pages in view are loaded when the browser is idle, the likeliest first, few at a time', async () => {
  const { queue, loads, paths, beIdle } = start()
  queue.offer(['/a', '/b', '/c'])
  // Again before the browser is idle: not more at a time for that.
  queue.offer(['/a', '/b', '/c'])
  expect(paths()).toEqual([])
  await beIdle()
  expect(paths()).toEqual(['/a', '/b'])
  await beIdle()
  expect(paths()).toEqual(['/a', '/b'])
  loads[0]?.end()
  await beIdle()
  expect(loads.map(({ path, isWanted }) => [path, isWanted])).toEqual([
    ['/a', false],
    ['/b', false],
    ['/c', false],
  ])
})

test('a link that leaves the view before it is loaded is dropped', async () => {
  const { queue, loads, paths, beIdle } = start(1)
  queue.offer(['/a', '/b', '/c'])
  await beIdle()
  queue.offer(['/d', '/c'])
  loads[0]?.end()
  await beIdle()
  loads[1]?.end()
  await beIdle()
  expect(paths()).toEqual(['/a', '/d', '/c'])
})

test('a page that is pointed at is loaded at once, beside all others, and only once', async () => {
  const { queue, loads, paths, beIdle } = start(1)
  queue.offer(['/a', '/b'])
  await beIdle()
  queue.want('/b')
  queue.want('/b')
  expect(paths()).toEqual(['/a', '/b'])
  expect(loads[1]?.isWanted).toBe(true)
  loads[0]?.end()
  await beIdle()
  expect(paths()).toEqual(['/a', '/b'])
})

test('nothing in view is loaded once the bytes of a page are spent, but what is pointed at is', async () => {
  const { queue, loads, paths, beIdle } = start(1)
  queue.offer(['/a', '/b'])
  await beIdle()
  queue.spend(1000)
  loads[0]?.end()
  await beIdle()
  expect(paths()).toEqual(['/a'])
  queue.want('/b')
  expect(paths()).toEqual(['/a', '/b'])
  queue.reset()
  queue.offer(['/c'])
  await beIdle()
  expect(paths()).toEqual(['/a', '/b', '/c'])
})

test('a failure is silent, is not repeated on the same page, and stops nothing else', async () => {
  const { queue, loads, paths, beIdle } = start(1)
  queue.offer(['/a', '/b'])
  await beIdle()
  loads[0]?.end(new Error('503'))
  await beIdle()
  queue.offer(['/a', '/b'])
  loads[1]?.end()
  await beIdle()
  await beIdle()
  expect(paths()).toEqual(['/a', '/b'])
})
