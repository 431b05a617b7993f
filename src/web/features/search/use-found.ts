import { useEffect, useState } from 'react'
import { loadLate } from '../../navigation/freshness/load-late.ts'
import { useLocale } from '../../../base/i18n/words.ts'
import type { LoadedSearch } from './load-search.ts'
import type { SearchKind } from './search-record.ts'

/** Results of a page's own search. */
export type FoundKeys = {
  /** There is no query; the query is running; it failed; it succeeded. */
  status: 'idle' | 'loading' | 'failed' | 'found'
  /** Keys of the results, the best first; those of the previous query while another is running. */
  keys: readonly string[]
  /** No item matches the whole query: these match part of it. */
  isPartial: boolean
  retry: () => void
}

type Answer = Pick<FoundKeys, 'keys' | 'isPartial'> & { asked: string; status: 'failed' | 'found' }

const NOTHING: Answer = { asked: '', status: 'found', keys: [], isPartial: false }

/** Searches for one kind of item with the site-wide search, which is loaded with the first query. */
export function useFound(kind: SearchKind, query: string): FoundKeys {
  const locale = useLocale()
  const [tries, setTries] = useState(0)
  const [answer, setAnswer] = useState(NOTHING)
  const text = query.trim()
  const asked = text && `${text} ${tries}`
  useEffect(() => {
    if (asked === '') return
    let isWanted = true
    const show = (next: Answer) => isWanted && setAnswer(next)
    loadLate(() => import('./get-search.ts'))
      .then(({ withSearch }) => withSearch(locale, (search) => findKeys(search, text, kind)))
      .then(
        (found) => show({ ...found, asked, status: 'found' }),
        () => show({ ...NOTHING, asked, status: 'failed' }),
      )
    return () => {
      isWanted = false
    }
  }, [asked, text, kind, locale])
  const retry = () => setTries((count) => count + 1)
  if (asked === '') return { ...NOTHING, status: 'idle', retry }
  return { ...answer, status: answer.asked === asked ? answer.status : 'loading', retry }
}

async function findKeys(search: LoadedSearch, text: string, kind: SearchKind) {
  const { hits, isPartial } = await search.search(text, kind)
  return { keys: await search.keys(hits.map(({ id }) => id)), isPartial }
}

/**
 * Returns the items that were found, in the order of the results.
 * @example pickFound([{ code: 'a' }, { code: 'b' }], ['b'], ({ code }) => code) // [{ code: 'b' }]
 */
export function pickFound<Item>(
  items: readonly Item[],
  keys: readonly string[],
  keyOf: (item: Item) => string,
): Item[] {
  const byKey = new Map(items.map((item) => [keyOf(item), item]))
  return keys.flatMap((key) => byKey.get(key) ?? [])
}
