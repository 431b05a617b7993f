import type { SearchDocument } from './documents.ts'
import { partTerms } from './part-terms.ts'
import { type SearchIndex, WHOLE_MODEL } from './search-index.ts'
import { SEARCH_FIELDS, type SearchField } from './search-record.ts'
import synonyms from '#vendor/search-synonyms.json' with { type: 'json' }
import { bigramsOf, termsOf } from './terms.ts'

const LONG_FIELDS: ReadonlySet<SearchField> = new Set(['summary', 'detail'])

type TermsOf = (line: string) => string[]

/** Postings to which documents are added. */
type Growing = (number[] | undefined)[]

/**
 * Builds the index for MiniSearch: adding documents one by one would take MiniSearch five times as long, and a build
 * indexes two languages. Runs in Node only, which has a dictionary of Chinese words.
 */
export function buildIndex(documents: readonly SearchDocument[]): SearchIndex {
  const isKept = keptPairs(documents)
  const termsOfShort = remember((line) => termsOf(line))
  const termsOfLong = remember((line) => termsOf(line, isKept))
  const entries = new Map<string, Growing>()
  const fieldsFor = partTerms(documents)
  const lengths = documents.map((document, id) => {
    const { record, fields } = document
    const fieldFor = fieldsFor(document)
    const model = record.kind === 'product' ? record.key.replaceAll('-', '') : undefined
    return SEARCH_FIELDS.map((field) => {
      const termsOfLine = LONG_FIELDS.has(field) ? termsOfLong : termsOfShort
      const placeOf = (term: string) =>
        field === 'model' && term === model ? WHOLE_MODEL : SEARCH_FIELDS.indexOf(fieldFor(field, term))
      const count = addTerms(entries, fields[field] ?? [], termsOfLine, id, placeOf)
      // A model is remembered by its number, which makes it no longer.
      if (field === 'model') addTerms(entries, fields[field] ?? [], numbersIn, id, placeOf)
      return count
    })
  })
  return {
    entries: [...entries].sort(([a], [b]) => (a < b ? -1 : 1)),
    documents: {
      kinds: documents.map(({ record }) => record.kind),
      lengths,
      answers: [],
      besides: [],
      averages: SEARCH_FIELDS.map((_field, place) => averageOf(lengths.map((length) => length[place] ?? 0))),
    },
  }
}

const numbersIn: TermsOf = (line) => line.match(/\d{3,}/g) ?? []

/** Adds the terms of a document's field, each once. Returns their number. */
function addTerms(
  entries: Map<string, Growing>,
  lines: readonly string[],
  termsOfLine: TermsOf,
  id: number,
  placeOf: (term: string) => number,
): number {
  let count = 0
  for (const line of lines) {
    for (const term of termsOfLine(line)) {
      let documents = entries.get(term)
      if (!documents) entries.set(term, (documents = []))
      const ids = (documents[placeOf(term)] ??= [])
      if (ids.at(-1) === id) continue
      ids.push(id)
      count += 1
    }
  }
  return count
}

function averageOf(lengths: readonly number[]): number {
  const there = lengths.filter((length) => length > 0)
  return there.reduce((sum, length) => sum + length, 0) / Math.max(1, there.length)
}

/**
 * Selects the pairs of Han characters that are indexed for long texts: those inside a word, and those in a name or a
 * synonym. The other pairs, such as the end of one word with the start of the next, are two thirds of all and carry no
 * meaning.
 */
function keptPairs(documents: readonly SearchDocument[]): (pair: string, run: string) => boolean {
  const names = documents.flatMap(({ fields: { name, shelf, alias } }) =>
    [name, shelf, alias].flatMap((text) => text ?? []),
  )
  const known = new Set([...new Set([...names, ...synonyms.flat()])].flatMap((line) => termsOf(line)))
  const segmenter = new Intl.Segmenter('zh-Hant', { granularity: 'word' })
  const pairsInWords = remember((run) =>
    [...segmenter.segment(run)].flatMap(({ segment }) => (segment.length > 1 ? bigramsOf(segment) : [])),
  )
  return (pair, run) => known.has(pair) || pairsInWords(run).includes(pair)
}

/** Memoizes by text: many products share attribute texts, and product families share sentences. */
function remember(work: TermsOf): TermsOf {
  const known = new Map<string, string[]>()
  return (text) => {
    let found = known.get(text)
    if (!found) known.set(text, (found = work(text)))
    return found
  }
}
