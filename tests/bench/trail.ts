/*
 * Run manually, `npm run bench -- trail [entries]`: fills an embedded database and a PostgreSQL of its own with the trail
 * of a month, 10,000 entries. Prints the 50th and 95th percentile of the time of each filter and page. Ends with 1 if a
 * 95th percentile exceeds 100 ms.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { readArguments } from '../../src/base/command-line/read-arguments.ts'
import { ACCOUNT_EVENTS } from '../../src/web/features/staff/desk/account-events.ts'
import { listAccountChanges, noteEvent } from '../../src/server/database/account-changes.ts'
import { type Database, openDatabase } from '../../src/server/database/open-database.ts'
import startPostgres from '../api/start-postgres.ts'

const { positionals } = readArguments({ usage: 'npm run bench -- trail [<entries>]', positionals: [0, 1] })
const COUNT = Number(positionals[0] ?? 10_000)
const TURNS = 40
const LIMIT_MS = 100
const AT_ONCE = 500
const MONTH_MS = 30 * 24 * 60 * 60 * 1000
const PEOPLE = Array.from({ length: 30 }, (_, index) => `person.${index}`)

async function fill(database: Database): Promise<void> {
  const now = Date.now()
  const rows = Array.from({ length: COUNT }, (_, index) => {
    const at = now - Math.floor((index / COUNT) * MONTH_MS)
    // Most entries are logins; all kinds come with all people.
    const kind = ACCOUNT_EVENTS[index % 5 === 0 ? Math.floor(index / 5) % ACCOUNT_EVENTS.length : 0] ?? 'login'
    const [actor, account] = [PEOPLE[index % PEOPLE.length] ?? '', PEOPLE[(index * 7) % PEOPLE.length] ?? '']
    const nothing = { from_value: null, to_value: null, count: 1, last_at: at }
    return { id: `${index}`, at, kind, actor, account, network: '203.0.113.0/24', ...nothing }
  })
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await database
      .insertInto('account_changes')
      .values(rows.slice(start, start + AT_ONCE))
      .execute()
}

async function measure(database: Database): Promise<boolean> {
  const middle = String(Math.floor(COUNT / 2))
  const tasks: Record<string, () => Promise<unknown>> = {
    'first page': () => listAccountChanges(database, { limit: 21 }),
    'a page in the middle': () => listAccountChanges(database, { limit: 21, after: middle }),
    'an account': () => listAccountChanges(database, { limit: 21, account: 'person.3' }),
    'an account without entries': () => listAccountChanges(database, { limit: 21, account: 'nobody' }),
    'a rare kind': () => listAccountChanges(database, { limit: 21, kind: 'factor_off' }),
    'account and kind': () => listAccountChanges(database, { limit: 21, account: 'person.3', kind: 'erased' }),
    'account, kind and page': () =>
      listAccountChanges(database, { limit: 21, account: 'person.3', kind: 'login', after: middle }),
    'a wrong login noted': () => noteEvent(database, { kind: 'login_wrong', actor: '', account: 'person.3' }),
  }
  let isFast = true
  for (const [name, task] of Object.entries(tasks)) {
    const times: number[] = []
    for (let turn = 0; turn < TURNS; turn += 1) {
      const started = performance.now()
      await task()
      times.push(performance.now() - started)
    }
    const sorted = times.toSorted((one, other) => one - other)
    const [median = 0, slow = 0] = [sorted[Math.floor(TURNS / 2)], sorted[Math.floor(TURNS * 0.95)]]
    isFast &&= slow <= LIMIT_MS
    console.log(`  ${name.padEnd(28)} ${median.toFixed(1).padStart(7)} ms ${slow.toFixed(1).padStart(7)} ms`)
  }
  return isFast
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-trail-'))
let postgres = ''
const provide = (_name: string, url: string) => (postgres = url)
// Only this method is used.
const end = await startPostgres({ provide } as unknown as TestProject)
try {
  for (const [name, url] of [
    ['SQLite', undefined],
    ['PostgreSQL', postgres ? `${postgres}/postgres` : ''],
  ] as const) {
    if (url === '') continue
    const database = await openDatabase({ url, dataDir })
    await fill(database)
    console.log(`${name}, ${COUNT} entries: 50th and 95th percentile`)
    if (!(await measure(database))) process.exitCode = 1
    await database.destroy()
  }
} finally {
  end?.()
  rmSync(dataDir, { recursive: true, force: true })
}
