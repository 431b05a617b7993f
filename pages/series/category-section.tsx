import type { ReactNode } from 'react'
import { useWords } from '../../src/i18n/words.ts'
import { Link } from '../../src/routing/link.tsx'
import { ProductTeaser } from '../../src/teasers/product-teaser.tsx'
import { Bay, Bays } from '../../src/ui/bays.tsx'
import { Section } from '../../src/ui/section.tsx'
import text from '../../src/ui/text.module.css'
import { Comparison } from './comparison.tsx'
import { CategoryFeature } from './category-feature.tsx'
import type { SeriesCategory } from './series-data.ts'
import styles from './series.module.css'

/** A category: its name, a link to its list and its purpose in the first column, its products in the others. */
export function CategorySection({ category }: { category: SeriesCategory }) {
  const t = useWords()
  const { id, name, summary, products } = category
  const headingId = `${id}-heading`
  const countId = `${id}-count`
  return (
    <Section space="none" ruled id={id} aria-labelledby={headingId}>
      <Bays>
        <Bay as="header" at="b1" className={styles.header}>
          <h2 id={headingId}>{name}</h2>
          <p className={text.meta}>
            <Link id={countId} to={`/products#${id}`} aria-labelledby={`${headingId} ${countId}`}>
              {t('series:count', { count: products.length })}
            </Link>
          </p>
          <p>{summary}</p>
        </Bay>
        {productsOf(category)}
      </Bays>
    </Section>
  )
}

function productsOf(category: SeriesCategory): ReactNode {
  if (category.layout === 'feature') return <CategoryFeature category={category} />
  if (category.layout === 'comparison') return <Comparison category={category} />
  return (
    <Bay as="ul" at="b24" flush className={styles.cards} data-layout={category.layout}>
      {category.products.map((product) => (
        <li key={product.code}>
          <ProductTeaser product={product} spec={product.spec} />
        </li>
      ))}
    </Bay>
  )
}
