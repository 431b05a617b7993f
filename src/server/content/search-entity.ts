import type { Catalogue } from '../../catalogue/catalogue.ts'
import { ENTITIES, type EntityName, type EntityRecords } from '../../catalogue/entities.ts'
import { inLocale } from '../../catalogue/localised.ts'
import type { Locale } from '../../i18n/locale.ts'

/** Fields that name a record, the first of which it has. */
const NAMES = ['model', 'name', 'title', 'question', 'location', 'author']

/** Finds an entity's records that have every word of a question in them, the best first. */
export function searchEntity(
  catalogue: Catalogue,
  name: EntityName,
  q: string,
  locale: Locale,
): EntityRecords[EntityName][] {
  const words = fold(q).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const records: readonly EntityRecords[EntityName][] = catalogue.snapshot[name]
  return records
    .map((record) => ({ record, score: scoreOf(inLocale(record, locale), ENTITIES[name].key, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ record }) => record)
}

/** 0 when a word is missing; a word counts for more in a key or a name than in the rest. */
function scoreOf(record: object, key: string, words: readonly string[]): number {
  const fields = record as Record<string, unknown>
  const id = fold(String(fields[key]))
  const title = fold(NAMES.map((field) => (typeof fields[field] === 'string' ? fields[field] : '')).join(' '))
  const text = fold(JSON.stringify(record))
  const scores = words.map((word) => {
    if (id === word) return 8
    if (title.includes(word)) return 4
    return text.includes(word) ? 1 : 0
  })
  return scores.includes(0) ? 0 : scores.reduce<number>((sum, score) => sum + score, 0)
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
