import { useWords } from '../i18n/words.ts'
import { Link } from '../routing/link.tsx'
import { CollectButton } from '../teasers/collect-button.tsx'
import { ProductTeaser, type ProductTeaserData } from '../teasers/product-teaser.tsx'
import { TeaserCells } from '../teasers/teaser-cells.tsx'
import { Bays } from '../ui/bays.tsx'
import { goClass, GoWords } from '../ui/go.tsx'
import { SectionHead } from '../ui/section-head.tsx'
import { Section } from '../ui/section.tsx'

/** The products of a solution in three columns, and a link to request a plan. */
export function SolutionProducts({ products }: { products: readonly ProductTeaserData[] }) {
  const t = useWords()
  return (
    <Section space="none" ruled>
      <Bays>
        <SectionHead heading={t('solution.products')}>
          <Link className={goClass} to="/contact">
            <GoWords>{t('solution.consult')}</GoWords>
          </Link>
          <CollectButton items={products.map(({ code }) => ({ code, quantity: 1 }))} label={t('schedule.takeSet')} />
        </SectionHead>
        <TeaserCells half>
          {products.map((product) => (
            <li key={product.code}>
              <ProductTeaser product={product} tallest="12rem" />
            </li>
          ))}
        </TeaserCells>
      </Bays>
    </Section>
  )
}
