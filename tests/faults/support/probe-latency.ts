import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** How long a page took while it was asked for again and again, in milliseconds. */
export type Latency = { count: number; failed: number; p50: number; p99: number; max: number }

/** Starts asking for a page every 50 ms, from a process that does nothing else. What it returns ends it. */
export async function probeLatency(url: string): Promise<() => Promise<Latency>> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'probe.ts'), url], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
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
