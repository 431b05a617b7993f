import { textIn } from '../../../base/i18n/localised.ts'
import type { Locale } from '../../../base/i18n/locale.ts'
import type { Words } from '../../../base/i18n/words.ts'
import type { Catalogue } from '../../../content/catalogue.ts'

/** Names kinds of needs and their types: in the words of the interface, or as the vendor names its own kinds. */
export type NeedNames = { kind: (kind: string) => string; type: (kind: string, type: string) => string }

/** Returns the names of kinds and types in one language. */
export function needNames({ snapshot }: Catalogue, locale: Locale, t: Words): NeedNames {
  const own = (kind: string) => snapshot.orderingKinds.find(({ id }) => id === kind)
  return {
    // A kind that is not the vendor's own is one of the software's, which have words: the snapshot was validated.
    kind: (kind) => own(kind)?.name[locale] ?? t(`order:kinds.${kind}` as 'order:kinds.power'),
    type: (kind, type) => {
      const name = own(kind)?.types?.find(({ id }) => id === type)?.name
      return name === undefined
        ? t(`order:types.${type}` as 'order:types.card')
        : typeof name === 'string'
          ? name
          : textIn(name, locale)
    },
  }
}
