/** After the last letter: a part of a word is no search. */
const REST_MS = 1500

let resting: ReturnType<typeof setTimeout> | undefined

/** Notes a search and whether it found something. If not, and no other follows, the document hears of it. */
export function noteSearch(query: string, hasFound: boolean): void {
  clearTimeout(resting)
  if (hasFound || !query.trim()) return
  resting = setTimeout(() => dispatchEvent(new CustomEvent('unfound', { detail: query.trim() })), REST_MS)
}
