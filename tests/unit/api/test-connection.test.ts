import { beforeEach, expect, test, vi } from 'vitest'
import { testConnection } from '../../../src/web/api-client/test-connection.ts'
import { createClient } from './client-factory.ts'
import { startServer } from './start-server.ts'

beforeEach(() => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => log.mockRestore()
})

test('measures the latency of a healthy response', async () => {
  const { url, received } = await startServer(async () => {
    await new Promise((resolve) => setTimeout(resolve, 60))
    return {}
  })
  const result = await testConnection(createClient(url))
  expect(received[0]).toMatchObject({ method: 'GET', path: '/api/health', authorization: undefined })
  expect(result).toMatchObject({ outcome: 'success' })
  expect(result.outcome === 'success' && result.latencyMs).toBeGreaterThan(50)
})

test.each([{ status: 503 }, { status: 404 }, { body: { success: false } }, { body: '<html>' }])(
  'treats any other response as a failure: %o',
  async (reply) => {
    const { url } = await startServer(() => reply)
    expect(await testConnection(createClient(url))).toEqual({ outcome: 'failure' })
  },
)

test('reports why there was no response', async () => {
  expect(await testConnection(createClient('http://127.0.0.1:1'))).toEqual({ outcome: 'error', reason: 'fetch failed' })
})
