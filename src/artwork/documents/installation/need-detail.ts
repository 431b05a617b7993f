import { anyOf } from '../../../base/i18n/any-of.ts'
import { capitalise } from '../../../base/i18n/capitalise.ts'
import type { Locale } from '../../../base/i18n/locale.ts'
import { MARKS } from '../../../base/i18n/marks.ts'
import type { Words } from '../../../base/i18n/words.ts'
import type { Need } from '../../../content/schema/ordering.ts'
import type { NeedNames } from './need-names.ts'
import { quantityOf } from './part-rows.ts'

/**
 * Says the kind, amount, number and condition of a need; for a need without these, its purpose. A supply carries what its
 * device feeds, too: `load` are these watts, with its own.
 */
export function needDetail(need: Need, names: NeedNames, t: Words, locale: Locale, load?: number): string {
  const { kind, types = [], watts, from, note } = need
  const isLoaded = kind === 'power' && load !== undefined && watts !== undefined && load > watts
  const told = note?.[locale] ?? ''
  const typed = anyOf(
    types.map((type) =>
      kind === 'backup' ? t(`order:backups.${type}` as 'order:backups.mains') : names.type(kind, type),
    ),
    locale,
  )
  // Of what comes from elsewhere the note names the thing itself.
  const thing = [
    from && told ? told : typed,
    watts === undefined ? '' : t(isLoaded ? 'order:wattsLoaded' : 'order:watts', { watts, load }),
    quantityOf(need, t),
  ]
  const said = [thing.filter(Boolean).join(MARKS[locale].comma), from ? '' : told]
  return capitalise(
    said.filter(Boolean).join(MARKS[locale].colon) ||
      t(`order:reasons.${kind}` as 'order:reasons.channel', { defaultValue: '' }),
  )
}
