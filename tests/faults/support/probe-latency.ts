import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { RUN } from '../../start-process.ts'
import type { Site } from './start-site.ts'

const PRIORITY = -15

/** Latency of repeated requests for a page, in milliseconds. */
export type Latency = { count: number; failed: number; p50: number; p99: number; max: number }

/**
 * Starts to request a page of a site every 50 ms, from a separate process. Returns the function that stops it. Both
 * processes get a higher priority if permitted: the result should show how long the site delays a page, not how busy
 * the machine is.
 */
export async function probeLatency({ url, child: site }: Site): Promise<() => Promise<Latency>> {
  const child = spawn(process.execPath, [RUN, join(import.meta.dirname, 'probe.ts'), url], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  for (const { pid } of [site, child]) if (pid && process.getuid?.() === 0) setPriority(pid, PRIORITY)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await once(child.stdout, 'data')
  return async () => {
    child.stdin.end()
    await once(child, 'close')
    // It prints "ready", then this.
    const { times, failed } = JSON.parse(output.replace('ready', '')) as { times: number[]; failed: number }
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
    return { count: sorted.length, failed, p50: at(0.5), p99: at(0.99), max: at(1) }
  }
}
