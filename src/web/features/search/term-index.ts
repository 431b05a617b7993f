import SearchableMap from 'minisearch/SearchableMap'
import { type Postings, summarised, summaryOf } from './search-index.ts'

/** Sorted terms, and where each occurs by its place among them. */
export type TermList = { terms: readonly string[]; postingsAt: (place: number) => Postings }

/** The terms of an index, or of the parts of it that are there. */
export type TermIndex = {
  get: (term: string) => Postings | undefined
  /** Lists the longer terms with a prefix; where an index has a summary of them, that alone. */
  startingWith: (prefix: string) => [term: string, postings: Postings][]
  /** Lists the terms that are at most `distance` edits from a word: of about its length, with the same first letter. */
  near: (word: string, distance: number) => Map<string, [postings: Postings, distance: number]>
}

/** Creates an index of lists of terms. More lists may be added to the array later. */
export function createTermIndex(lists: readonly TermList[]): TermIndex {
  const get = (term: string): Postings | undefined => {
    for (const { terms, postingsAt } of lists) {
      const place = placeOf(terms, term)
      if (terms[place] === term) return postingsAt(place)
    }
    return undefined
  }
  return {
    get,
    startingWith: (prefix) => {
      const summary = get(summaryOf(prefix))
      if (summary) return [[summaryOf(prefix), summary]]
      return lists.flatMap((list) =>
        placesWith(list, prefix).flatMap((place): [string, Postings][] => {
          const term = list.terms[place] ?? ''
          return term === prefix ? [] : [[term, list.postingsAt(place)]]
        }),
      )
    },
    near: (word, distance) => {
      const nearby = new SearchableMap<() => Postings>()
      for (const list of lists) {
        for (const place of placesWith(list, word.charAt(0))) {
          const term = list.terms[place] ?? ''
          const isLikely = Math.abs(term.length - word.length) <= 1 && summarised(term) === undefined
          if (isLikely) nearby.set(term, () => list.postingsAt(place))
        }
      }
      return new Map([...nearby.fuzzyGet(word, distance)].map(([term, [read, edits]]) => [term, [read(), edits]]))
    },
  }
}

/** Returns the place of the first term that is not before the given one. */
function placeOf(terms: readonly string[], wanted: string): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((terms[middle] ?? '') < wanted) low = middle + 1
    else high = middle
  }
  return low
}

function placesWith({ terms }: TermList, prefix: string): number[] {
  const first = placeOf(terms, prefix)
  const end = placeOf(terms, `${prefix}\uffff`)
  return Array.from({ length: end - first }, (_, step) => first + step)
}
