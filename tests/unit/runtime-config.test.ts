import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_RUNTIME_CONFIG, loadRuntimeConfig } from '../../src/base/runtime-config.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A host with this config.json; `warnings` counts logged warnings. */
function hostWith(answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer())
  return vi.spyOn(console, 'warn').mockImplementation(() => {})
}

test('the values of the host override the defaults', async () => {
  const warn = hostWith(() => new Response('{ "buildCheckInterval": 60000, "more": 1 }'))
  expect(await loadRuntimeConfig()).toMatchObject({ ...DEFAULT_RUNTIME_CONFIG, buildCheckInterval: 60_000 })
  expect(warn).not.toHaveBeenCalled()
})

test.each([
  ['is missing', () => new Response('Not Found\n', { status: 404 })],
  ['is no JSON', () => new Response('{ buildCheckInterval')],
  ['has a value of another type', () => new Response('{ "buildCheckInterval": "5 minutes" }')],
])('a file that %s is reported once, and the defaults are used', async (_, answer) => {
  const warn = hostWith(answer)
  expect(await loadRuntimeConfig()).toEqual(DEFAULT_RUNTIME_CONFIG)
  expect(warn).toHaveBeenCalledOnce()
})
