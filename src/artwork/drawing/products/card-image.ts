import type { Image } from '../../../content/schema/media.ts'
import type { InLocale } from '../../../base/i18n/localised.ts'

/** The picture of a card. */
export type CardImage = InLocale<Image> & {
  /** How much smaller it is drawn than its place allows, from 0 to 1, since larger devices of its category fill theirs. */
  share?: number
}
