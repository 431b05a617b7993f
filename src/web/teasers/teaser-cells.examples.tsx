import type { Examples } from '../examples.ts'
import { Bays } from '../ui/bays.tsx'
import { SectionHead } from '../ui/section-head.tsx'
import { Section } from '../ui/section.tsx'
import { ProductTeaser } from './product-teaser.tsx'
import { SolutionTeaser } from './solution-teaser.tsx'
import { TeaserCells } from './teaser-cells.tsx'

export const examples: Examples = ({ title, products, solutions }) => ({
  'of words, one below the other in narrow windows': (
    <Section space="none">
      <Bays>
        <SectionHead heading={title} />
        <TeaserCells>
          {solutions.map((solution) => (
            <li key={solution.slug}>
              <SolutionTeaser solution={solution} />
            </li>
          ))}
        </TeaserCells>
      </Bays>
    </Section>
  ),
  'of products, two abreast in narrow windows': (
    <Section space="none">
      <Bays>
        <SectionHead heading={title} />
        <TeaserCells half>
          {products.map((product) => (
            <li key={product.code}>
              <ProductTeaser product={product} />
            </li>
          ))}
        </TeaserCells>
      </Bays>
    </Section>
  ),
})
