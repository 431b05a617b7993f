import { expect, vi } from 'vitest'

/** The result of the health check is cached for some time. */
const NOTICE_MS = 30_000

type Health = { status: number; result?: { status?: string; failing?: string[] } }

/** Calls the health check of an API. */
export async function health(url: string): Promise<Health> {
  const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(10_000) })
  // The API's own response has this form.
  const { result } = (await response.json()) as { result?: NonNullable<Health['result']> }
  return { status: response.status, ...(result && { result }) }
}

/** Waits until an API reports a failing part, or none. */
export async function expectHealth(url: string, failing?: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const { status, result } = await health(url)
      if (!failing) return expect([status, result?.status]).toEqual([200, 'ok'])
      expect([status, result?.status]).toEqual([503, 'down'])
      expect(result?.failing).toContain(failing)
    },
    { timeout: NOTICE_MS, interval: 250 },
  )
}
