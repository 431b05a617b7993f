import { join } from 'node:path'
import { PLACEHOLDER } from '../../content/editorial/placeholder.ts'
import { ENTITIES, type EntityName } from '../../content/entities.ts'
import { validateRecord } from '../../content/validate.ts'
import { formatFault } from '../../content/faults.ts'
import { UsageError } from '../../base/command-line/parse-arguments.ts'
import { BASE_LOCALES } from '../../base/i18n/locale.ts'

/** The next step of every record. */
export const FILL_IN = `Replace ${PLACEHOLDER.zh} and ${PLACEHOLDER.en}; npm run check:content names each one that remains.`

/**
 * Lists the files of a new record, its text included. Throws a UsageError when the record is not valid, such as without
 * a short enough name.
 */
export function recordFiles(contentDir: string, name: EntityName, key: string, record: object): Map<string, string> {
  const { schema, folder, prose } = ENTITIES[name]
  const [fault] = validateRecord(schema, prose ? { ...record, [prose]: PLACEHOLDER } : record, key)
  if (fault) throw new UsageError(formatFault(fault))
  const path = join(contentDir, folder, key)
  const texts = prose ? BASE_LOCALES.map((locale) => [`${path}.${locale}.md`, `${PLACEHOLDER[locale]}\n`] as const) : []
  return new Map([[`${path}.json`, `${JSON.stringify(record, null, 2)}\n`], ...texts])
}

/** Today in Taipei, as content writes a day. @example '2026-02-03' */
export function today(): string {
  // Swedes write a day as content does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei' }).format(new Date())
}
