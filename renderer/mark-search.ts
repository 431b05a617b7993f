/*
 * Inlined in the head of documents whose screen shows something else when the address has search parameters, and run
 * before the first paint. The document is the same for all search parameters: styles hide the parts that scripts will
 * change, and the file that these wait for is fetched at once. Not by a preload: browsers warn of one that is used late.
 */
import { fetchEarly } from '../src/web/navigation/browser/early-file.ts'
import { LOAD_LIMIT_MS } from '../src/web/navigation/payloads/load-limit.ts'

const { needed } = (document.currentScript as HTMLScriptElement).dataset
if (location.search && needed) {
  document.documentElement.dataset.search = ''
  fetchEarly(needed, LOAD_LIMIT_MS)
}
