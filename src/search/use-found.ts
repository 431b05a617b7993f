import { useEffect, useState } from 'react'
import { loadLate } from '../freshness/load-late.ts'
import { useLocale } from '../i18n/words.ts'
import type { SearchKind } from './search-record.ts'

/** What a page's own search has found. */
export type FoundKeys = {
  /** Nothing is asked; what is asked is being looked for; it could not be looked for; it was found. */
  status: 'idle' | 'loading' | 'failed' | 'found'
  /** Keys of what was found, the best first; of the query before, while another is being looked for. */
  keys: readonly string[]
  /** Nothing has all that was asked for: these come near. */
  isPartial: boolean
  retry: () => void
}

type Answer = Pick<FoundKeys, 'keys' | 'isPartial'> & { asked: string; status: 'failed' | 'found' }

const NOTHING: Answer = { asked: '', status: 'found', keys: [], isPartial: false }

/** Looks for one kind of thing with the search of the whole site, which is loaded when something is asked. */
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
      .then(({ getSearch }) => getSearch(locale))
      .then((search) => search.search(text, kind))
      .then(
        ({ hits, isPartial }) => show({ asked, status: 'found', keys: hits.map(({ key }) => key), isPartial }),
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

/**
 * Keeps the items that were found, in the order in which they were.
 *
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
