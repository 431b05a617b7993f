import { setTimeout as wait } from 'node:timers/promises'
import { type Latency, probeLatency } from '../faults/support/probe-latency.ts'
import { type Site, startSite } from '../faults/support/start-site.ts'
import { checkSite, memoryOf } from './check-site.ts'
import { judgeOutcome } from './judge-outcome.ts'
import { makeCase } from './make-case.ts'
import type { Answer } from './read-answers.ts'
import { sendCase } from './send-case.ts'
import { Tally } from './tally.ts'

const LANES = 12
/** Number of cases between two checks of the site's data. */
const BATCH = 500
const PROGRESS_MS = 5_000
/** More are not informative. */
const MOST_ENDS = 10
const MOST_SHOWN = 40
/** Errors in the API's log, including fatal ones, and messages that Node prints itself. */
const ERROR = /"level":[56]0|^\(node:|^\w*Error\b/
const NEWS_MS = 100
/** Far beyond what a busy machine adds: a page that waits this long was blocked by a case. */
const LONGEST_BLOCK_MS = 3_000
/** Maximum growth of memory from the first batch to the last. */
const MOST_GROWTH_MB = 300

/** Sends cases to a site of its own, which it restarts if a case ends it. */
export class FuzzRun {
  readonly #seed: number
  readonly #dataDir: string
  readonly #tally = new Tally()
  readonly #faults: string[] = []
  readonly #acknowledged = new Set<string>()
  readonly #memory: number[] = []
  readonly #latencies: Latency[] = []
  readonly #started = performance.now()
  #site: Site | undefined
  #endProbe: (() => Promise<Latency>) | undefined
  #sent = 0
  #ends = 0
  #unexpected = 0
  #left = 0
  /** Length of the site's log that was checked already. */
  #logRead = 0

  constructor(seed: number, dataDir: string) {
    this.#seed = seed
    this.#dataDir = dataDir
  }

  get isClean(): boolean {
    return this.#faults.length === 0
  }

  /** Sends the cases with these numbers, several concurrently. */
  async send(indices: readonly number[]): Promise<void> {
    const progress = setInterval(() => this.#reportProgress(indices.length), PROGRESS_MS)
    try {
      await this.#start()
      for (let at = 0; at < indices.length && this.#ends < MOST_ENDS; at += BATCH)
        await this.#sendBatch(indices.slice(at, at + BATCH))
    } finally {
      clearInterval(progress)
    }
  }

  async close(): Promise<void> {
    await this.#stop()
  }

  /** Returns a table by family, the errors, and one line as a summary. */
  report(): string {
    const seconds = ((performance.now() - this.#started) / 1000).toFixed(1)
    const p99 = Math.max(0, ...this.#latencies.map((latency) => latency.p99))
    const max = Math.max(0, ...this.#latencies.map((latency) => latency.max))
    const shown = this.#faults.slice(0, MOST_SHOWN)
    const more = this.#faults.length > shown.length ? [`and ${this.#faults.length - shown.length} more`] : []
    return [
      String(this.#tally),
      '',
      ...shown,
      ...more,
      `a page beside them: 99th percentile ${p99} ms, longest ${max} ms; memory ${this.#memory.at(0)} MB to ${this.#memory.at(-1)} MB, at most ${Math.max(0, ...this.#memory)} MB`,
      `${this.#sent} cases in ${seconds} s, seed ${this.#seed}, ${this.#acknowledged.size} requests acknowledged: ${this.#ends} process ends, ${this.#unexpected} unexpected 5xx, ${this.#left} files left, ${this.#faults.length} faults`,
    ].join('\n')
  }

  async #sendBatch(batch: readonly number[]): Promise<void> {
    const waiting = [...batch]
    const open = new Set<number>()
    const sendOn = async () => {
      for (let index = waiting.shift(); index !== undefined && this.#isAlive(); index = waiting.shift()) {
        open.add(index)
        await this.#sendOne(index, true)
        if (this.#isAlive()) open.delete(index)
      }
    }
    await Promise.all(Array.from({ length: LANES }, sendOn))
    if (this.#isAlive()) return this.#look()
    await this.#findWhatEnded([...open])
    if (this.#ends < MOST_ENDS) await this.#sendBatch(waiting)
  }

  /** Sends the pending cases again, one by one. */
  async #findWhatEnded(suspects: readonly number[]): Promise<void> {
    const last = lastLines(this.#site?.log() ?? '')
    let isFound = false
    await this.#start()
    for (const index of suspects) {
      await this.#sendOne(index, false)
      // The server processes a reset connection later.
      await wait(NEWS_MS)
      if (this.#isAlive()) continue
      isFound = true
      this.#ends += 1
      this.#blame(index, `ended the process: ${lastLines(this.#site?.log() ?? '')}`)
      if (this.#ends >= MOST_ENDS) return
      await this.#start()
    }
    if (isFound) return
    this.#ends += 1
    this.#faults.push(`the process ended amid the cases ${suspects.join(', ')}: ${last}`)
  }

  async #sendOne(index: number, isCounted: boolean): Promise<void> {
    const site = this.#site
    if (!site) return
    const fuzzCase = makeCase(this.#seed, index)
    const outcome = await sendCase(Number(new URL(site.url).port), fuzzCase)
    // The end of the process is reported after that of its connections.
    if (outcome.answers.length === 0) await wait(NEWS_MS)
    if (!isCounted || !site.isAlive()) return
    const faults = judgeOutcome(fuzzCase, outcome, this.#dataDir)
    const statuses = outcome.answers.map(({ status }) => status).filter((status) => status >= 200)
    this.#sent += 1
    this.#unexpected += statuses.filter((status) => status >= 500 && status !== 503 && status !== 507).length
    this.#tally.add(fuzzCase.family, statuses, faults.length, outcome.ms)
    for (const answer of outcome.answers) this.#note(answer)
    for (const fault of faults) this.#blame(index, fault)
  }

  #note({ status, headers, body }: Answer): void {
    const sent = status === 303 ? /[?&]sent=([^#&]+)/.exec(headers.get('location') ?? '')?.[1] : undefined
    const id = status === 201 ? /"id":"([^"]+)"/.exec(body.toString())?.[1] : sent
    if (id) this.#acknowledged.add(id)
  }

  /** Checks the idle site between two batches. */
  async #look(): Promise<void> {
    const site = this.#site
    if (!site) return
    const faults = await checkSite(site, this.#acknowledged)
    this.#left += faults.filter((fault) => fault.includes('files are left')).length
    const log = site.log()
    const errors = log
      .slice(this.#logRead)
      .split('\n')
      .filter((line) => ERROR.test(line))
    this.#logRead = log.length
    if (errors.length > 0) faults.push(`${errors.length} errors in the log, such as ${errors[0]?.slice(0, 400)}`)
    this.#memory.push(memoryOf(site))
    const [first = 0] = this.#memory
    if ((this.#memory.at(-1) ?? 0) - first > MOST_GROWTH_MB)
      faults.push(`memory grew from ${first} MB to ${this.#memory.at(-1)} MB`)
    this.#faults.push(...faults.map((fault) => `after ${this.#sent} cases: ${fault}`))
  }

  async #start(): Promise<void> {
    await this.#stop()
    this.#logRead = 0
    this.#site = await startSite({ DATA_DIR: this.#dataDir }, () => undefined)
    this.#endProbe = await probeLatency(this.#site)
  }

  async #stop(): Promise<void> {
    const latency = await this.#endProbe?.()
    this.#endProbe = undefined
    const isAlive = this.#isAlive()
    if (latency && isAlive) {
      this.#latencies.push(latency)
      if (latency.max > LONGEST_BLOCK_MS) this.#faults.push(`a page took ${latency.max} ms`)
      if (latency.failed > 0) this.#faults.push(`${latency.failed} pages failed`)
    }
    if (isAlive) this.#site?.child.kill('SIGTERM')
    this.#site = undefined
  }

  #isAlive(): boolean {
    return this.#site?.isAlive() ?? false
  }

  #blame(index: number, fault: string): void {
    this.#faults.push(`case ${index} (${makeCase(this.#seed, index).family}): ${fault}`)
  }

  #reportProgress(total: number): void {
    const seconds = ((performance.now() - this.#started) / 1000).toFixed(0)
    console.log(
      `${this.#sent} of ${total} cases, ${seconds} s, ${this.#ends} process ends, ${this.#faults.length} faults`,
    )
  }
}

function lastLines(log: string): string {
  return log
    .trim()
    .split('\n')
    .filter((line) => /Error|error/.test(line))
    .slice(0, 2)
    .join(' | ')
    .slice(0, 300)
}
