import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { openIndex } from '../../../src/web/features/search/create-search-engine.ts'
import { searchDocuments } from '../../../src/web/features/search/documents.ts'
import { loadSearch } from '../../../src/web/features/search/load-search.ts'
import { packSearch } from '../../../src/web/features/search/pack-search.ts'
import { prepareIndex } from '../../../src/web/features/search/prepare-index.ts'
import { screenDocuments } from '../../../src/web/features/search/screens.ts'
import { searchPath } from '../../../src/web/features/search/search-files.ts'
import { GRADED_QUERIES } from './graded-queries.ts'
import { loadShippedContent } from '../shipped-content.ts'

const MAX_BYTES = 63_000

const snapshot = await loadShippedContent()

test.each(LOCALES)('the index is one light file, in which a browser finds what the API finds (%s)', async (locale) => {
  const documents = [...searchDocuments(snapshot, locale), ...screenDocuments(snapshot, locale)]
  const files = packSearch(documents, locale)
  expect([...files.keys()]).toEqual([searchPath(locale)])
  const text = files.get(searchPath(locale)) ?? ''
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(MAX_BYTES)
  const search = await loadSearch(locale, async () => JSON.parse(text))
  const engine = openIndex(prepareIndex(documents))
  for (const { query } of GRADED_QUERIES.filter((graded) => graded.locale === locale))
    expect(await search.search(query), query).toEqual(engine.search(query))
})
