import type { Examples } from '../examples.ts'
import { Shelf, type ShelfProduct } from './shelf.tsx'
import type { ProductTeaserData } from './product-teaser.tsx'

/** Of a picture's size. */
const SCALE = 0.3

export const examples: Examples = ({ title, products }) => ({
  'two lines, over the whole width': (
    <Shelf label={title} spread ruled products={products.map((product) => place(product))} />
  ),
  'three lines': <Shelf label={title} products={products.map((product) => place(product, product.name))} />,
})

function place({ code, accent, model, category, image }: ProductTeaserData, ...more: string[]): ShelfProduct {
  const picture = image && <img src={image.src} width={image.width * SCALE} height={image.height * SCALE} alt="" />
  return { code, accent, picture, lines: [model, category, ...more] }
}
