import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { VENDOR_FOLDER } from '../../../src/base/vendor-folder.ts'
import { listFiles, ROOT } from '../../docs/markdown.ts'

const SOURCES = listFiles().filter(
  (path) => /^(?:src|pages|renderer|scripts)\/.*\.tsx?$/.test(path) && !path.startsWith(`${VENDOR_FOLDER}/`),
)

/** A comparison takes a further language for one of these two in silence. */
const COMPARED = new RegExp(
  `[=!]==? *'(?:${LOCALES.join('|')})'|'(?:${LOCALES.join('|')})' *[=!]==?|case '(?:${LOCALES.join('|')})'`,
)
/** A table without `byLocale` has nothing for a further language; rules for texts are for those of the project alone. */
const BARE_TABLE = /(?:Record<(?:Locale|keyof LocalisedText), .*|LocalisedText) = \{|= \{ zh: .*, en: .*\} satisfies/

test('tables, not comparisons, hold everything that depends on a language', () => {
  const found = SOURCES.filter((path) => !path.startsWith('src/base/i18n/')).filter((path) =>
    COMPARED.test(readFileSync(join(ROOT, path), 'utf8')),
  )
  expect(found).toEqual([])
})

test('a table by language is completed for further languages', () => {
  const found = SOURCES.filter((path) => !path.startsWith('src/content/editorial/')).filter((path) =>
    BARE_TABLE.test(readFileSync(join(ROOT, path), 'utf8')),
  )
  expect(found).toEqual([])
})
