import type { Examples } from '../examples.ts'
import { LinkCell } from './link-cell.tsx'
import { ProductTeaser } from './product-teaser.tsx'
import { RelatedTeasers } from './related-teasers.tsx'

export const examples: Examples = ({ title, names, products }) => ({
  'links of words': (
    <RelatedTeasers heading={title}>
      {names.map((name) => (
        <li key={name}>
          <LinkCell to="/faqs" meta={title} title={name} />
        </li>
      ))}
    </RelatedTeasers>
  ),
  products: (
    <RelatedTeasers heading={title} half>
      {products.map((product) => (
        <li key={product.code}>
          <ProductTeaser product={product} />
        </li>
      ))}
    </RelatedTeasers>
  ),
})
