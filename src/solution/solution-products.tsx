import { useWords } from '../i18n/words.ts'
import { Link } from '../routing/link.tsx'
import { ProductTeaser, type ProductTeaserData } from '../teasers/product-teaser.tsx'
import { Bay, Bays } from '../ui/bays.tsx'
import { goClass, GoWords } from '../ui/go.tsx'
import { Section } from '../ui/section.tsx'
import styles from './solution-products.module.css'

/** The products of a solution in three columns, and a link to request a plan. */
export function SolutionProducts({ products }: { products: readonly ProductTeaserData[] }) {
  const t = useWords()
  return (
    <Section space="none" ruled>
      <Bays>
        <Bay as="header" at="b1" className={styles.header}>
          <h2>{t('solution.products')}</h2>
          <Link className={goClass} to="/contact">
            <GoWords>{t('solution.consult')}</GoWords>
          </Link>
        </Bay>
        <Bay as="ul" at="b24" flush className={styles.cards}>
          {products.map((product) => (
            <li key={product.code}>
              <ProductTeaser product={product} tallest="12rem" />
            </li>
          ))}
        </Bay>
      </Bays>
    </Section>
  )
}
