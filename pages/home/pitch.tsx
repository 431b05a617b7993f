import { useWords } from '../../src/i18n/words.ts'
import { Link } from '../../src/routing/link.tsx'
import { Bay, Bays } from '../../src/ui/bays.tsx'
import { GoWords, goClass } from '../../src/ui/go.tsx'
import { Section } from '../../src/ui/section.tsx'
import styles from './home.module.css'
import type { HomeData } from './home.screen.tsx'

/** What the five series are, and the way to each. */
export function Pitch({ series }: Pick<HomeData, 'series'>) {
  const t = useWords()
  return (
    <Section space="none" ruled>
      <Bays>
        <Bay at="b1" className={styles.pitch}>
          <h2>{t('home:products.heading')}</h2>
          <p>{t('home:products.text')}</p>
          <p>
            <Link className={goClass} to="/products">
              <GoWords>{t('header.allProducts', { count: series.reduce((sum, { count }) => sum + count, 0) })}</GoWords>
            </Link>
          </p>
        </Bay>
        <Bay as="ul" at="b24" flush className={styles.series}>
          {series.map(({ id, name, summary, accent, count }) => (
            <li key={id} data-series={accent}>
              <h3>
                <Link to={`/products/${id}`}>{name}</Link>
              </h3>
              <p>{summary}</p>
              <small>{t('home:products.count', { count })}</small>
            </li>
          ))}
        </Bay>
      </Bays>
    </Section>
  )
}
