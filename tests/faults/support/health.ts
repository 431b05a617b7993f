import { expect, vi } from 'vitest'

/** Health is looked at from time to time, not at each call. */
const NOTICE_MS = 30_000

type Health = { status: number; result?: { status?: string; failing?: string[] } }

/** Asks how an API is. */
export async function health(url: string): Promise<Health> {
  const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(10_000) })
  // The API's own answer is of this form.
  const { result } = (await response.json()) as { result?: NonNullable<Health['result']> }
  return { status: response.status, ...(result && { result }) }
}

/** Waits until an API says that something fails, or that nothing does. */
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
