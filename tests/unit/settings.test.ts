import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { environmentExample } from '../../src/delivery/deployment/environment-example.ts'
import { SETTINGS } from '../../src/base/settings.ts'
import { readConfig } from '../../src/server/config.ts'
import { listFiles, ROOT } from '../docs/markdown.ts'

const NAMES: ReadonlySet<string> = new Set(SETTINGS.map(({ name }) => name))
/** Set by others: by who bundles, by systemd, by tests; and an older name that AWS's tools read too. */
const FOREIGN = new Set(['NODE_ENV', 'NOTIFY_SOCKET', 'WATCHDOG_USEC', 'AWS_ENDPOINT_URL', 'E2E_PORT'])
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

test('.env.example has every variable; once the table has changed, -u updates it', async () => {
  await expect(environmentExample()).toMatchFileSnapshot(join(ROOT, '.env.example'))
})

test('a variable that a source reads is in the table', () => {
  const sources = listFiles().filter((path) => /^(?:src|scripts|renderer|pages)\/.*\.tsx?$/.test(path))
  const found = sources.flatMap((path) =>
    [...read(path).matchAll(/process\.env\.([A-Z]\w+)|\{([^{}]*)\} = process\.env\b/g)].flatMap(([, one, many = '']) =>
      one ? [one] : many.split(',').map((name) => name.trim()),
    ),
  )
  expect(found).toContain('AWS_REGION')
  expect(found.filter((name) => !NAMES.has(name) && !FOREIGN.has(name))).toEqual([])
})

test('the README of its folder says what a variable is, and names no other', () => {
  for (const folder of new Set(SETTINGS.map((setting) => setting.folder))) {
    const text = read(`src/${folder}/README.md`)
    const missing = SETTINGS.filter(
      (setting) => setting.folder === folder && !new RegExp(`\\b${setting.name}\\b`).test(text),
    )
    expect(
      missing.map(({ name }) => name),
      `missing in src/${folder}/README.md`,
    ).toEqual([])
    const rows = [...text.matchAll(/^\| ((?:`[A-Z_\d]+(?:=\w+)?`(?:, | or )?)+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z_\d]+)/g)].map(([, name = '']) => name),
    )
    expect(
      rows.filter((name) => !NAMES.has(name)),
      `no variable of the table, in src/${folder}/README.md`,
    ).toEqual([])
  }
})

test('the defaults that the table names are those that count', () => {
  const named = Object.fromEntries(SETTINGS.flatMap((row) => ('default' in row ? [[row.name, row.default]] : [])))
  const own = readConfig(ROOT, {})
  const { dataDir, ...others } = readConfig(ROOT, named)
  expect(join(ROOT, dataDir)).toBe(own.dataDir)
  expect({ ...others, dataDir: own.dataDir }).toEqual(own)
})
