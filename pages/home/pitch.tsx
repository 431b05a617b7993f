import { textIn } from '../../src/base/i18n/localised.ts'
import { useLocale, useWords } from '../../src/base/i18n/words.ts'
import { PITCH } from '#vendor/claims/home.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { BrowseGroups } from '../../src/web/features/search/panel/browse-groups.tsx'
import { SearchBox } from '../../src/web/features/search/panel/search-box.tsx'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { GoWords, goClass } from '../../src/web/ui/go.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import styles from './home.module.css'
import type { HomeData } from './home-data.ts'

type PitchProps = Pick<HomeData, 'series' | 'seriesInWords' | 'specifications'>

/** The series, and the search. */
export function Pitch({ series, seriesInWords, specifications }: PitchProps) {
  const t = useWords()
  const locale = useLocale()
  return (
    <Section space="none" ruled>
      <Bays>
        <Bay at="b1" className={styles.pitch}>
          <h2>{t('home:products.heading', { series: seriesInWords })}</h2>
          <p>{textIn(PITCH, locale)}</p>
          <p>
            <Link className={goClass} to="/products">
              <GoWords>{t('header.allProducts', { count: series.reduce((sum, { count }) => sum + count, 0) })}</GoWords>
            </Link>
          </p>
        </Bay>
        <Bay at="b24" flush className={styles.search}>
          <SearchBox id="home-search">
            <BrowseGroups specifications={specifications} />
          </SearchBox>
        </Bay>
      </Bays>
    </Section>
  )
}
