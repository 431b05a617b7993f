/*
 * Run by probe-latency.ts in a child process, `<url>`: requests a page every 50 ms without waiting for the previous
 * response, until its input ends; then prints the latencies as JSON.
 */
import { Agent, get } from 'node:http'

const EVERY_MS = 50
const PATIENCE_MS = 30_000

const [url = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })
const times: number[] = []
const waiting = new Set<Promise<void>>()
let failed = 0

function ask(): Promise<void> {
  const started = performance.now()
  return new Promise((resolve) => {
    const request = get(url, { agent, timeout: PATIENCE_MS }, (response) => {
      if (response.statusCode !== 200) failed += 1
      response.resume().on('close', () => {
        times.push(performance.now() - started)
        resolve()
      })
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => {
      failed += 1
      resolve()
    })
  })
}

const timer = setInterval(() => {
  const asked = ask().finally(() => waiting.delete(asked))
  waiting.add(asked)
}, EVERY_MS)
console.log('ready')
process.stdin.resume().on('end', async () => {
  clearInterval(timer)
  await Promise.all(waiting)
  agent.destroy()
  console.log(JSON.stringify({ times, failed }))
})
