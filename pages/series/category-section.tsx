import type { CSSProperties, ReactNode } from 'react'
import { useWords, type Words } from '../../src/base/i18n/words.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { CollectIcon } from '../../src/web/features/door-schedule/collecting/collect-link.tsx'
import { ProductTeaser } from '../../src/web/teasers/product-teaser.tsx'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { Headline } from '../../src/web/ui/headline.tsx'
import { SectionHead } from '../../src/web/ui/section-head.tsx'
import { GoWords, goClass } from '../../src/web/ui/go.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import { Comparison } from './comparison.tsx'
import { CategoryFeature } from './category-feature.tsx'
import type { SeriesCategory } from './series-data.ts'
import styles from './series.module.css'

/** A category: its name, a link to its list and its purpose in the first column, its products in the others. */
export function CategorySection({ category }: { category: SeriesCategory }) {
  const t = useWords()
  const { id, heading, summary } = category
  const headingId = `${id}-heading`
  const linkId = `${id}-link`
  return (
    <Section space="none" ruled id={id} aria-labelledby={headingId}>
      <Bays>
        <SectionHead heading={<Headline text={heading} />} id={headingId} className={styles.header}>
          <p className={styles.summary}>
            <Unbroken text={summary} />
          </p>
          <Link id={linkId} className={goClass} to={`/products#${id}`} aria-labelledby={`${headingId} ${linkId}`}>
            <GoWords>{t('series:view')}</GoWords>
          </Link>
        </SectionHead>
        {productsOf(category, t)}
      </Bays>
    </Section>
  )
}

/** Pictures so many times as wide as tall need lower stages: nothing would stand in the upper half. */
const FLAT = 2.5

/** Its products; of very many the first, with a link to the list of all. */
function productsOf(category: SeriesCategory, t: Words): ReactNode {
  if (category.layout === 'feature') return <CategoryFeature category={category} />
  if (category.layout === 'comparison') return <Comparison category={category} />
  const { id, name, count, products, isForDoors, areParts, layout } = category
  const cards = products.map((product) => (
    <li key={product.code}>
      <ProductTeaser
        product={product}
        spec={product.spec}
        corner={
          isForDoors && product.status === 'active' && <CollectIcon code={product.code} model={product.model} isBrief />
        }
      />
    </li>
  ))
  // Beside the first of a wide layout, which is large, the largest of the others fills its place.
  const others = Math.max(...products.slice(1).map(({ image }) => image?.share ?? 1))
  const style = layout === 'wide' ? ({ '--others': others } as CSSProperties) : undefined
  const areFlat = products.every(({ image }) => image && image.width >= FLAT * image.height)
  const list = {
    className: styles.cards,
    'data-layout': layout,
    'data-parts': areParts || undefined,
    'data-flat': areFlat || undefined,
    style,
  }
  if (count === products.length) {
    return (
      <Bay as="ul" at="b24" flush {...list}>
        {cards}
      </Bay>
    )
  }
  return (
    <Bay at="b24" flush>
      <ul {...list}>{cards}</ul>
      <p className={styles.more}>
        <Link className={goClass} to={`/products#${id}`}>
          <GoWords>{t('series:all', { name, count })}</GoWords>
        </Link>
      </p>
    </Bay>
  )
}
