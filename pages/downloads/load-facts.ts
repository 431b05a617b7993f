import type { Locale } from '../../src/base/i18n/locale.ts'
import { createFactsLoader, fetchFacts } from '../../src/web/navigation/payloads/facts-loader.ts'
import { type DocumentFacts, FACTS_FORMAT } from './document-facts.ts'
import { factsPath } from './facts-path.ts'

/** Loads the facts of all documents. */
export const documentFacts = createFactsLoader(async (locale: Locale) => {
  const path = factsPath(locale)
  // Written by pack-facts.ts, of this format or another.
  const facts = (await fetchFacts(path)) as DocumentFacts
  if (facts.format !== FACTS_FORMAT) throw new Error(`${path}: format ${facts.format}, not ${FACTS_FORMAT}`)
  return facts
})
