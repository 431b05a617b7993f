import type { Move } from '../base/manifest/manifest.ts'
import { ContentError } from '../content/faults.ts'
import { listMoves, listWrittenMoves } from '../content/moves.ts'
import type { Snapshot } from '../content/snapshot.ts'
import { LOCALES } from '../base/i18n/locale.ts'
import { pathIn } from '../base/i18n/localised-path.ts'

/**
 * Returns the former addresses of pages in all languages. Throws a ContentError if one is among `urls`, the pages of the
 * build: content alone does not know numbered pages of lists.
 */
export function localiseMoves(snapshot: Snapshot, urls: readonly string[]): Move[] {
  const pages = new Set(urls)
  const taken = listWrittenMoves(snapshot, (entity, key) => `${entity} ${key}`).filter(({ from }) => pages.has(from))
  if (taken.length > 0)
    throw new ContentError(
      taken.map(({ source, field, from }) => ({
        source,
        field,
        value: from,
        expected: 'an address that no page has now',
      })),
    )
  return listMoves(snapshot).flatMap(({ from, to }) =>
    LOCALES.map((locale) => ({
      from: pathIn(locale, from),
      ...(to !== undefined && { to: pathIn(locale, to) }),
    })),
  )
}
