import type { Locale } from '../../src/base/i18n/locale.ts'
import { createFactsLoader, fetchFacts } from '../../src/web/navigation/payloads/facts-loader.ts'
import type { FactsFile } from './facts-file.ts'
import { factsPath } from './facts-path.ts'

const importCode = () => import('./unpack-facts.ts')

// The address has a filter: the code is needed as soon as the page is hydrated. A failure is reported when it is used.
if (typeof location === 'object' && location.search) importCode().catch(() => {})

/** Loads the facts of all products and the code that reads them. */
export const productFacts = createFactsLoader(async (locale: Locale) => {
  const [{ unpackFacts }, file] = await Promise.all([importCode(), fetchFacts(factsPath(locale))])
  // Written by pack-facts.ts; unpackFacts checks the format.
  return unpackFacts(file as FactsFile)
})
