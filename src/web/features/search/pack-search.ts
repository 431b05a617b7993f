import type { Locale } from '../../../base/i18n/locale.ts'
import { cutEntries, cutItems, nameOf } from './cut-parts.ts'
import type { SearchDocument } from './documents.ts'
import { packRecord } from './packed-record.ts'
import { packDocuments, packEntries, packTerms } from './packed-index.ts'
import { prepareIndex } from './prepare-index.ts'
import { type NumberedParts, partPath, SEARCH_FORMAT, type SearchFile, searchPath } from './search-files.ts'
import { type IndexEntry, summarised } from './search-index.ts'
import synonyms from '#vendor/search-synonyms.json' with { type: 'json' }
import { termsOf } from './terms.ts'

/** Less than 1 KB when compressed: the first results are of several parts. */
const RECORDS_PER_PART = 24
const KEYS_PER_PART = 1000

/**
 * Returns the files of a language's search, by their paths. Their names and bytes depend on the documents alone. Runs
 * in Node only.
 * @param maxWeight weight beyond which the index is cut into parts
 */
export function packSearch(
  documents: readonly SearchDocument[],
  locale: Locale,
  maxWeight?: number,
): Map<string, string> {
  const { index, documents: ordered, isWhole } = prepareIndex(documents, maxWeight)
  const records = ordered.map(({ record }) => packRecord(record, locale))
  const shared = { format: SEARCH_FORMAT, documents: packDocuments(index.documents) }
  const files = new Map<string, string>()
  const write = (file: SearchFile) => files.set(searchPath(locale), JSON.stringify(file))
  if (isWhole) return write({ ...shared, entries: packEntries(index.entries), records })
  const addPart = (part: unknown) => {
    const content = JSON.stringify(part)
    const name = nameOf(content)
    files.set(partPath(locale, name), content)
    return name
  }
  const addNumbered = (parts: readonly unknown[][]): NumberedParts => ({
    counts: parts.map((part) => part.length),
    names: parts.map(addPart),
  })
  const parts = cutEntries(index.entries, documents.length)
  const keyOf = ({ kind, key }: (typeof records)[number]) => `${kind} ${key}`
  return write({
    ...shared,
    parts: {
      terms: packTerms(parts.map(([[term] = ['']]) => term)),
      entries: parts.map((part) => addPart(packEntries(part))),
      summaries: packTerms(index.entries.flatMap(([term]) => summarised(term) ?? [])),
      absent: packTerms(absentSynonyms(index.entries)),
      records: addNumbered(cutItems(records, keyOf, RECORDS_PER_PART)),
      keys: addNumbered(cutItems(records, keyOf, KEYS_PER_PART).map((part) => part.map(({ key }) => key))),
    },
  })
}

function absentSynonyms(entries: readonly IndexEntry[]): string[] {
  const present = new Set(entries.map(([term]) => term))
  return [...new Set(synonyms.flat().flatMap((phrase) => termsOf(phrase)))].filter((term) => !present.has(term)).sort()
}
