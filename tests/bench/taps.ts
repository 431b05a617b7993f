/*
 * Run manually after `npm run build`, `npm run bench -- taps [--runs 5] [--look 0] [--beside <folder of another build's
 * pages>]`: opens the product list on a phone, scrolls, and taps a card, after a look of some milliseconds; then does the same with a
 * related product on the page that opened. Prints the time from the finger's touch to the painted heading, on a phone
 * on slow 4G and at the full speed of this machine. It also prints the bytes that were prefetched for it; in turns with
 * the other build, if there is one. Exits with code 1 if a tap opens nothing or loads a document.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import type { FastifyInstance } from 'fastify'
import { readArguments } from '../../src/base/command-line/read-arguments.ts'
import { createSiteServer } from '../../src/delivery/hosting/create-site-server.ts'
import { publishSite } from '../../src/delivery/publish/publish-site.ts'
import { directoryStore } from '../../src/base/object-store/directory-store.ts'
import { findTool } from '../tools/find-tool.ts'
import { quantile } from './phone.ts'
import { journey, type Site, type Tap } from './tap-journey.ts'

type Taps = { first: Tap[]; next: Tap[] }

const { values } = readArguments({
  usage: 'npm run bench -- taps [--runs 5] [--look 0] [--beside <folder>]',
  options: {
    runs: { type: 'string', default: '5' },
    look: { type: 'string', default: '0' },
    beside: { type: 'string' },
  },
})
const root = process.cwd()
const siteDir = join(root, 'dist/client')
const folder = mkdtempSync(join(tmpdir(), 'bench-taps-'))
const servers: FastifyInstance[] = []
const browser = await chromium.launch({ executablePath: findTool('browser'), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const sites = await startSites()
  for (const isSlow of [false, true]) {
    const taps = new Map<string, Taps>(sites.map(({ name }) => [name, { first: [], next: [] }]))
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const site of sites) {
        const done = await journey(browser, site, { isSlow, lookMs: Number(values.look) }).catch(countError)
        if (!done) continue
        taps.get(site.name)?.first.push(done.first)
        taps.get(site.name)?.next.push(done.next)
      }
    }
    console.log(isSlow ? 'a quarter of this speed, slow 4G' : 'full speed')
    for (const [name, { first, next }] of taps)
      console.log(`  ${name.padEnd(10)} | first ${say(first)} | next ${say(next)}`)
  }
} finally {
  await browser.close()
  for (const server of servers) await server.close()
  rmSync(folder, { recursive: true, force: true })
}

async function startSites(): Promise<Site[]> {
  const sites = [await startBuild('this build', siteDir, join(root, 'builds'))]
  const beside = values.beside && resolve(values.beside)
  if (beside) sites.push(await startBuild('beside', beside, join(dirname(beside), 'builds')))
  return sites
}

/** Serves a build with compressed copies, as a host does. */
async function startBuild(name: string, siteDir: string, buildsDir: string): Promise<Site> {
  const published = join(folder, name)
  await publishSite(directoryStore(published), { siteDir, buildsDir }, { withoutDocuments: true })
  const server = createSiteServer({ siteDir: published, buildsDir: join(published, 'builds') })
  servers.push(server)
  return { name, origin: await server.listen({ port: 0, host: '127.0.0.1' }) }
}

/** A tap that opened nothing, or that the browser followed with a document. */
function countError(error: unknown): undefined {
  process.exitCode = 1
  console.error(error)
}

function say(taps: readonly Tap[]): string {
  if (taps.length === 0) return 'no tap'
  const times = taps.map(({ ms }) => ms)
  const bytes = taps.map(({ bytes }) => bytes)
  const [median, p95, kb] = [quantile(times, 0.5), quantile(times, 0.95), quantile(bytes, 0.5) / 1000]
  return `median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${kb.toFixed(1)} KB prefetched`
}
