import { useWords } from '../../src/base/i18n/words.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { ProductTeaser } from '../../src/web/teasers/product-teaser.tsx'
import { SolutionTeaser } from '../../src/web/teasers/solution-teaser.tsx'
import { TeaserCells } from '../../src/web/teasers/teaser-cells.tsx'
import { goClass, GoWords } from '../../src/web/ui/go.tsx'
import { Part } from './part.tsx'
import type { ProductData } from './product-data.ts'
import styles from './related.module.css'

/** Products that are used with this one, and a link to its series. */
export function Related({ products, series }: { products: ProductData['related']; series: ProductData['series'] }) {
  const t = useWords()
  return (
    <Part
      id="related"
      heading={t('product:related.heading')}
      className={styles.leads}
      beside={
        <>
          <p>{t('product:related.text')}</p>
          <Link className={goClass} to={`/products/${series.id}`} data-unlikely="">
            <GoWords>{t('product:related.series', { name: series.name })}</GoWords>
          </Link>
        </>
      }
    >
      <TeaserCells half>
        {products.map((product) => (
          <li key={product.code}>
            <ProductTeaser product={product} />
          </li>
        ))}
      </TeaserCells>
    </Part>
  )
}

/** Solutions that this product is part of. */
export function Solutions({ solutions }: { solutions: ProductData['solutions'] }) {
  const t = useWords()
  return (
    <Part id="solutions" heading={t('product:solutions.heading')} className={styles.leads}>
      <TeaserCells half>
        {solutions.map((solution) => (
          <li key={solution.slug}>
            <SolutionTeaser solution={solution} />
          </li>
        ))}
      </TeaserCells>
    </Part>
  )
}
