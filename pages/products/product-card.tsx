import type { ReactNode } from 'react'
import { ProductTeaser } from '../../src/web/teasers/product-teaser.tsx'
import type { CardItem } from './list-items.ts'

/** Number of cards in the first viewport: a row of a wide screen. */
export const CARDS_IN_FIRST_VIEW = 3

type ProductCardProps = { item: CardItem; level: 2 | 3 | 4; isFirst?: boolean; corner?: ReactNode }

/** A product of the list as a card. */
export function ProductCard({ item, level, isFirst = false, corner }: ProductCardProps) {
  const { code, model, name, status, series, category, line, lang } = item
  // The card has the product's name beside its picture, so the alternative text is empty.
  const image = item.image && { ...item.image, alt: '' }
  const product = {
    ...(lang && { lang }),
    code,
    model,
    name,
    status,
    accent: series.accent,
    category: category.name,
    ...(image && { image }),
  }
  return <ProductTeaser product={product} spec={line} level={level} isFirst={isFirst} corner={corner} />
}
