import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { listFiles, ROOT } from '../../docs/markdown.ts'

/** A comparison takes a further language for one of these two in silence; a table keyed by language fails its type. */
const COMPARED = new RegExp(
  `[=!]==? *'(?:${LOCALES.join('|')})'|'(?:${LOCALES.join('|')})' *[=!]==?|case '(?:${LOCALES.join('|')})'`,
)

test('what a language decides stands in tables, not in comparisons', () => {
  const found = listFiles()
    .filter((path) => /^(?:src|pages|renderer|scripts)\/.*\.tsx?$/.test(path) && !path.startsWith('src/base/i18n/'))
    .filter((path) => COMPARED.test(readFileSync(join(ROOT, path), 'utf8')))
  expect(found).toEqual([])
})
