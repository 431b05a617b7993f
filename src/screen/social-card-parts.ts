import type { Series } from '../catalogue/schema/series.ts'
import type { SceneName } from '../drawing/scenes/scenes.ts'

/** What a screen says about the social picture of its page, where it is not the page's title and description. */
export type SocialCardParts = {
  title?: string
  lead?: string
  /** The pigment of its series. */
  accent?: Series['accent']
  /** The product on it, by code. */
  product?: string | undefined
  /** The place on it, instead of a product. */
  scene?: SceneName | undefined
}
