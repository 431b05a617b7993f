import type { Series } from '../../content/schema/series.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import type { ProductImage } from './product-image.ts'

/** The content of a page's social image, which social networks show beside a link. */
export type SocialCard = {
  locale: Locale
  title: string
  lead: string
  /** The section of the page; '' for a top-level page. */
  kind: string
  /** The accent colour of its series. */
  accent?: Series['accent']
  image?: ProductImage | undefined
  /** A scene instead of a product: a complete `<svg>` element. */
  scene?: string
}

/** Size in pixels, as recommended by social networks. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const

/** Returns the address of a social image: a change gives it another address, so that networks fetch it again. */
export function socialPath(key: string): string {
  return `/assets/social/${key}.png`
}
