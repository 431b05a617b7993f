import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES } from '../../../src/base/i18n/locale.ts'

const ROOT = new URL('../../../', import.meta.url)
const ROW = /^\| ([^|]*?) ?\| ([^|]*?) ?\| `([\w-]+):([\w.]+)` \|$/gm
const rows = [...readFileSync(new URL('tests/requirements.md', ROOT), 'utf8').matchAll(ROW)].map(
  ([, zh = '', en = '', file = '', path = '']) => ({ zh, en, file, path }),
)

/** A text, with what is put into it left open: `{msg}` of the order is `{{reason}}` here. */
const open = (text: string) => text.replaceAll(/\{+\w+\}+/g, '{}')

test('the table of requirements is read', () => expect(rows.length).toBeGreaterThan(60))

test.each(rows)('$file:$path says $zh $en', ({ file, path, ...ordered }) => {
  for (const locale of LOCALES) {
    let value: unknown = JSON.parse(readFileSync(new URL(`locales/${locale}/${file}.json`, ROOT), 'utf8'))
    for (const key of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[key]
    expect(open(String(value)).startsWith(open(ordered[locale]))).toBe(true)
  }
})
