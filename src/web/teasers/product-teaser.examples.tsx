import type { Examples } from '../examples.ts'
import { Bay, Bays } from '../ui/bays.tsx'
import { Section } from '../ui/section.tsx'
import { ProductTeaser, type ProductTeaserData } from './product-teaser.tsx'

export const examples: Examples = ({ products, sentence }) => ({
  'of each series, the last discontinued': <Row products={products} />,
  'without a picture': <Row products={products.slice(0, 2).map(withoutPicture)} />,
  'with a line of its own': <Row products={products.slice(0, 2)} spec={sentence} />,
})

function withoutPicture({ image: _image, ...product }: ProductTeaserData): ProductTeaserData {
  return product
}

function Row({ products, spec }: { products: readonly ProductTeaserData[]; spec?: string }) {
  return (
    <Section space="none">
      <Bays>
        {products.map((product) => (
          <Bay key={product.code} half flush>
            <ProductTeaser product={product} spec={spec} />
          </Bay>
        ))}
      </Bays>
    </Section>
  )
}
