import { expect, test, vi } from 'vitest'
import { DEFAULT_RUNTIME_CONFIG, fetchRuntimeConfig } from '../../src/runtime-config.ts'
import { startServer } from './api/start-server.ts'

test('takes the configuration as the host has it', async () => {
  const config = { apiBaseUrl: 'https://api.example', tunnel: true, buildCheckInterval: 0 }
  const { url } = await startServer(() => ({ body: config }))
  expect(await fetchRuntimeConfig(url)).toEqual(config)
})

test.each([
  ['missing', { status: 404 }],
  ['no JSON', { body: '{"apiBaseUrl":' }],
  ['no object', { body: 'null' }],
  ['incomplete', { body: { apiBaseUrl: '' } }],
  ['of wrong types', { body: { ...DEFAULT_RUNTIME_CONFIG, tunnel: 'yes' } }],
  ['of an impossible interval', { body: { ...DEFAULT_RUNTIME_CONFIG, buildCheckInterval: -1 } }],
])('falls back to the defaults, with one warning, when the file is %s', async (_, reply) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { url } = await startServer(() => reply)
  expect(await fetchRuntimeConfig(url)).toEqual(DEFAULT_RUNTIME_CONFIG)
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})
