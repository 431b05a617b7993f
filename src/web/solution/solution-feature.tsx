import type { ReactNode } from 'react'
import { Link } from '../navigation/routing/link.tsx'
import type { ProductTeaserData } from '../teasers/product-teaser.tsx'
import { Bays } from '../ui/bays.tsx'
import { Feature } from '../ui/feature.tsx'
import { goClass, GoWords } from '../ui/go.tsx'
import { Headline } from '../ui/headline.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { SectionHead } from '../ui/section-head.tsx'
import { Section } from '../ui/section.tsx'
import text from '../ui/text.module.css'
import { Unbroken } from '../ui/unbroken.tsx'
import styles from './solution-feature.module.css'

type SolutionFeatureProps = {
  /** Undefined if the solution no longer uses the product; then nothing is rendered. */
  product: ProductTeaserData | undefined
  heading: string
  lead: string
  /** Text of the link to the product. */
  go: string
  /** Content beside the product. */
  children?: ReactNode
}

/** The one device of a solution that people interact with. */
export function SolutionFeature({ product, heading, lead, go, children }: SolutionFeatureProps) {
  if (!product) return null
  return (
    <Section space="none" ruled data-series={product.accent}>
      <Bays>
        <SectionHead heading={heading}>
          <p>
            <Unbroken text={lead} />
          </p>
          <p className={joinClasses(text.meta, styles.model)}>{product.model}</p>
          <h3>
            <Headline text={product.name} />
          </h3>
          <Link className={joinClasses(goClass, styles.go)} to={`/products/${product.code}`}>
            <GoWords>{go}</GoWords>
          </Link>
        </SectionHead>
        <Feature image={product.image}>{children}</Feature>
      </Bays>
    </Section>
  )
}
