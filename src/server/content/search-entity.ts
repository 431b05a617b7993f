import type { Catalogue } from '../../content/catalogue.ts'
import { ENTITIES, type EntityName, type EntityRecords } from '../../content/entities.ts'
import { inLocale } from '../../base/i18n/localised.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import { createSearchEngine, type NamedHit } from '../../web/features/search/create-search-engine.ts'
import type { SearchEngine } from '../../web/features/search/search-engine.ts'
import { SEARCH_KINDS, type SearchKind } from '../../web/features/search/search-record.ts'
import { termsOf } from '../../web/features/search/terms.ts'

const engines = new WeakMap<Catalogue, Map<Locale, SearchEngine<NamedHit>>>()

/**
 * Searches an entity's records as the site does, the best first. The few entities that the site's index omits (cases
 * and testimonials) match if they contain every term of the query, in the order of the site's pages.
 */
export function searchEntity(
  catalogue: Catalogue,
  name: EntityName,
  q: string,
  locale: Locale,
): EntityRecords[EntityName][] {
  const records: readonly EntityRecords[EntityName][] = catalogue.snapshot[name]
  const kind = SEARCH_KINDS.find((candidate): candidate is SearchKind & EntityName => candidate === name)
  if (!kind) return records.filter((record) => hasTerms(inLocale(record, locale), termsOf(q)))
  const byKey = new Map(records.map((record) => [keyOf(record, name), record]))
  return engineOf(catalogue, locale)
    .search(q, kind)
    .hits.flatMap(({ key }) => byKey.get(key) ?? [])
}

/** Created on first use, and cached as long as the catalogue. */
function engineOf(catalogue: Catalogue, locale: Locale): SearchEngine<NamedHit> {
  const known = engines.get(catalogue) ?? new Map<Locale, SearchEngine<NamedHit>>()
  engines.set(catalogue, known)
  const engine = known.get(locale) ?? createSearchEngine(catalogue.snapshot, locale)
  known.set(locale, engine)
  return engine
}

function hasTerms(record: object, wanted: readonly string[]): boolean {
  const terms = new Set(termsOf(JSON.stringify(record)))
  return wanted.length > 0 && wanted.every((term) => terms.has(term))
}

function keyOf(record: object, name: EntityName): string {
  // Every record has the key field that its entity declares.
  return String((record as Record<string, unknown>)[ENTITIES[name].key])
}
