import type { Series } from '../../content/schema/series.ts'
import type { SceneName } from '../../artwork/drawing/scenes/scenes.ts'

/** The content of a page's social image, where it is not the page's title and description. */
export type SocialCardParts = {
  title?: string
  lead?: string
  /** The accent colour of its series. */
  accent?: Series['accent']
  /** Code of the product to show. */
  product?: string | undefined
  /** Scene to show instead of a product. */
  scene?: SceneName | undefined
}
