import { afterEach, expect, test, vi } from 'vitest'
import { createFactsLoader, fetchFacts } from '../../../src/web/navigation/payloads/facts-loader.ts'

afterEach(() => vi.unstubAllGlobals())

test('calls at the same time share a request, and its result is kept', async () => {
  const asked: string[] = []
  const loader = createFactsLoader(async (language: string) => {
    asked.push(language)
    return { language }
  })
  expect(loader.loaded()).toBeUndefined()
  const [one, other] = await Promise.all([loader.load('zh'), loader.load('zh')])
  expect(one).toBe(other)
  expect(await loader.load('zh')).toBe(one)
  expect(loader.loaded()).toBe(one)
  expect(asked).toEqual(['zh'])
})

test('after a failure nothing is kept, and the next call tries again', async () => {
  let tries = 0
  const loader = createFactsLoader(async () => {
    tries += 1
    if (tries === 1) throw new Error('no network')
    return tries
  })
  await expect(loader.load('zh')).rejects.toThrow('no network')
  expect(loader.loaded()).toBeUndefined()
  expect(await loader.load('zh')).toBe(2)
  expect(loader.loaded()).toBe(2)
})

test('an answer with an error is one, whatever its body says', async () => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', async () => Response.json({ format: 1 }, { status: 503 }))
  await expect(fetchFacts('/downloads/_facts.json')).rejects.toThrow('/downloads/_facts.json: HTTP 503')
})
