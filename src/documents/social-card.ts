import type { Series } from '../catalogue/schema/series.ts'
import type { Locale } from '../i18n/locale.ts'
import type { ProductImage } from './product-image.ts'

/** What the picture of a page shows that stands beside a link to it on social networks. */
export type SocialCard = {
  locale: Locale
  title: string
  lead: string
  /** The part of the site that the page is in; '' at its top. */
  kind: string
  /** The pigment of its series. */
  accent?: Series['accent']
  image?: ProductImage | undefined
  /** A place instead of a product: the whole `<svg>` of a scene. */
  scene?: string
}

/** Size in pixels, as networks ask for it. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const

/** Where the picture with a key is served: a change gives it another address, which networks fetch anew. */
export function socialPath(key: string): string {
  return `/assets/social/${key}.png`
}
