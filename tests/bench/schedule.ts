/*
 * Run manually after `npm run build`, `npm run bench -- schedule [--doors 500 --rounds 8]`: opens a door schedule of 500
 * doors at a quarter of this machine's speed, and edits it by keyboard: a name, a count, a device, undo. Prints the time
 * from the key that makes the change to the next paint, its median and 95th percentile. Keys come as fast as a visitor
 * types; the page has a second between edits, as it has when somebody reads the next line of a plan. Exits with code 1
 * if an edit's median or 95th percentile exceeds the limit, or if an edit was not made.
 */
import { join } from 'node:path'
import { loadavg } from 'node:os'
import { chromium, type Page } from '@playwright/test'
import { readArguments } from '../../src/base/command-line/read-arguments.ts'
import { createSiteServer } from '../../src/delivery/hosting/create-site-server.ts'
import { emptySchedule, type Schedule } from '../../src/web/features/door-schedule/schedule.ts'
import { writeLink } from '../../src/web/features/door-schedule/share-link.ts'
import { findTool } from '../tools/find-tool.ts'
import { quantile } from './phone.ts'

/** The required limit. */
const MAX_MS = 50
const CPU_SLOWDOWN = 4
const KEY_MS = 90
const REST_MS = 1000
/** Rows far apart: the first, some in the middle, the last. */
const PLACES = 5
const EDITS = ['name', 'count', 'device', 'undo'] as const
type Edit = (typeof EDITS)[number]

/** The focused element; undo is for elements that are no field. */
const FIELDS: Record<Edit, string> = {
  name: '[data-column=place]',
  count: '[data-column=alike]',
  device: '[role=combobox]',
  undo: '[data-action=copy]',
}

const TYPED: Record<Edit, (round: number) => string[]> = {
  name: (round) => [...`Gate${round}`],
  count: (round) => [String((round % 8) + 2)],
  device: () => [...'vi-m'],
  undo: () => [],
}

const { values } = readArguments({
  usage: 'npm run bench -- schedule [--doors 500] [--rounds 8]',
  options: { doors: { type: 'string', default: '500' }, rounds: { type: 'string', default: '8' } },
})
const count = Number(values.doors)
const siteDir = join(process.cwd(), process.env.SITE_DIR ?? 'dist/client')
const server = createSiteServer({ siteDir, buildsDir: join(process.cwd(), process.env.BUILDS_DIR ?? 'builds') })
const origin = await server.listen({ port: 0, host: '127.0.0.1' })
const browser = await chromium.launch({ executablePath: findTool('browser'), args: ['--no-sandbox', '--disable-gpu'] })
let isKept = true
try {
  const page = await open()
  const times: Record<Edit, number[]> = { name: [], count: [], device: [], undo: [] }
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const row = Math.floor(((round % PLACES) * (count - 1)) / (PLACES - 1))
    for (const edit of EDITS) times[edit].push(await measure(page, edit, row, round))
  }
  console.log(`${count} doors, a quarter of this speed; load ${loadavg()[0]?.toFixed(1)}`)
  for (const edit of EDITS) report(edit, times[edit])
} finally {
  await browser.close()
  await server.close()
}
if (!isKept) process.exitCode = 1

function report(edit: Edit, times: readonly number[]): void {
  const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
  const isGood = p95 <= MAX_MS
  isKept &&= isGood
  const said = `median ${median.toFixed(0)} ms, 95th percentile ${p95.toFixed(0)} ms of ${times.length}`
  console.log(`  ${edit.padEnd(6)} ${said}${isGood ? '' : ' | BROKEN'}`)
}

/** Opens a schedule of many doors, as somebody would who got the link to it, and waits until it rests. */
async function open(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(120_000)
  // Functions that run in the page call it, because tsx has compiled them.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.goto(`${origin}/en/door-schedule#s=${await writeLink(scheduleOf(count))}`)
  await page
    .locator('tr[data-row]')
    .nth(count - 1)
    .waitFor()
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}

function scheduleOf(doors: number): Schedule {
  const sets = [
    ['oa-k280', 'ac-c102-p', 'oa-b204'],
    ['vi-d720-p', 'oa-k280', 'ac-f430'],
    ['ac-l412-p', 'ac-g304'],
    ['sm-d405-p', 'sm-b408-p'],
  ]
  return {
    ...emptySchedule('bench'),
    name: 'Bench',
    doors: Array.from({ length: doors }, (_, index) => ({
      id: `d${index}`,
      number: `D${String(index + 1).padStart(3, '0')}`,
      floor: `${1 + Math.floor(index / 20)}F`,
      place: `Corridor ${index % 20}`,
      kind: index % 7 === 0 ? 'fire-door' : 'other',
      alike: 1 + (index % 3),
      items: (sets[index % sets.length] ?? []).map((code) => ({ code, quantity: 1 + (index % 2) })),
    })),
    room: ['sm-n864', 'oa-s24-p', 'oa-sb'].map((code) => ({ code, quantity: 20 })),
  }
}

/** Makes an edit by keyboard. Returns the milliseconds from the key that makes it to the next paint. */
async function measure(page: Page, edit: Edit, row: number, round: number): Promise<number> {
  const cells = page.locator('tr[data-row]').nth(row)
  const field = cells.locator(FIELDS[edit]).last()
  await field.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ block: 'center' })
    element.focus()
    if (element instanceof HTMLInputElement) element.select()
  })
  const before = await stateOf(page)
  await page.waitForTimeout(REST_MS)
  for (const letter of TYPED[edit](round)) await page.keyboard.press(letter, { delay: KEY_MS / 3 })
  if (edit === 'device') await page.getByRole('listbox').getByRole('option').first().waitFor()
  await page.evaluate(watchNextKey)
  await page.keyboard.press(edit === 'undo' ? 'Control+z' : 'Enter')
  const time = await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted)
  await page.waitForTimeout(REST_MS)
  if ((await stateOf(page)) === before) throw new Error(`The edit of a ${edit} was not made`)
  return time
}

/** The stored text of the schedule: an edit changes it. */
function stateOf(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(localStorage))
}

/** Runs in the page: `painted` becomes the milliseconds from the next change's key to the paint after it. */
function watchNextKey(): void {
  const painted = new Promise<number>((resolve) => {
    const onKey = ({ key, timeStamp }: KeyboardEvent) => {
      if (key === 'Control') return
      removeEventListener('keydown', onKey, true)
      // A message that is posted in a frame is handled once it is painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now() - timeStamp))
        port1.start()
        port2.postMessage('')
      })
    }
    addEventListener('keydown', onKey, true)
  })
  Object.assign(window, { painted })
}
