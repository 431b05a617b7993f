import { HAS_DOORS } from '../../src/base/look.ts'
import { isOn } from '../../src/base/parts.ts'
import { textIn } from '../../src/base/i18n/localised.ts'
import type { ReactNode } from 'react'
import { FAQ_CATEGORIES } from '../../src/content/schema/faq-categories.ts'
import { useLocale, useWords } from '../../src/base/i18n/words.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { useNavigationData } from '../../src/web/menu/navigation.ts'
import { SITE } from '#vendor/site.ts'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { Fold } from '../../src/web/ui/fold.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import text from '../../src/web/ui/text.module.css'
import styles from './home.module.css'
import type { HomeData } from './home-data.ts'

/** Links to all sections; with the doors in the form of a building's directory, the top floor first. */
export function Directory({ series, cases, newsCategories }: Pick<HomeData, 'series' | 'cases' | 'newsCategories'>) {
  const t = useWords()
  const locale = useLocale()
  const { solutions } = useNavigationData()
  const top = 3 + Number(solutions.length > 0) + ['/success-stories', '/faqs'].filter(isOn).length
  return (
    <Section space="none" ruled>
      <Bays>
        <Bay at="b1" className={styles.directory}>
          <h2>{t(HAS_DOORS ? 'home:directory.heading' : 'home:directory.text')}</h2>
          {HAS_DOORS && <p className={text.meta}>{t('home:directory.text')}</p>}
        </Bay>
        <Bay as="ul" at="b24" flush className={styles.floors}>
          <Floor number={top} name={t('header.products')}>
            {series.map(({ id, name }) => (
              <Link key={id} to={`/products/${id}`}>
                {name}
              </Link>
            ))}
          </Floor>
          {solutions.length > 0 && (
            <Floor id="solutions" number={top - 1} name={t('header.solutions')}>
              {solutions.map(({ slug, title }) => (
                <Link key={slug} to={`/solutions/${slug}`}>
                  {title}
                </Link>
              ))}
            </Floor>
          )}
          {isOn('/success-stories') && (
            <Floor number={isOn('/faqs') ? 4 : 3} name={t('header.stories')}>
              {cases.map(({ id, location }) => (
                <Link key={id} to={`/success-stories?case=${id}#case-${id}`}>
                  {location}
                </Link>
              ))}
            </Floor>
          )}
          {isOn('/faqs') && (
            <Floor number={3} name={t('header.faqs')}>
              {FAQ_CATEGORIES.map((category) => (
                <Link key={category} to={`/faqs?category=${category}`}>
                  {t(`faqCategories.${category}`)}
                </Link>
              ))}
            </Floor>
          )}
          <Floor number={2} name={t('header.news')}>
            {newsCategories.map((category) => (
              <Link key={category} to={`/news?category=${category}`}>
                {t(`newsCategories.${category}`)}
              </Link>
            ))}
          </Floor>
          <Floor number={1} name={t('header.contact')}>
            <Link to="/contact">{t('home:directory.write')}</Link>
            <a href={SITE.phone.href}>{textIn(SITE.phone, locale)}</a>
          </Floor>
        </Bay>
      </Bays>
    </Section>
  )
}

type FloorProps = {
  /** Target of links to this floor: inside the fold, which browsers open for it. */
  id?: string
  number: number
  name: string
  children: ReactNode
}

function Floor({ id, number, name, children }: FloorProps) {
  const t = useWords()
  return (
    <li>
      <Fold
        className={styles.floor}
        heading={
          <h3>
            {HAS_DOORS && <b>{t('home:directory.floor', { number })}</b>}
            {name}
          </h3>
        }
      >
        <p id={id} data-plain>
          {children}
        </p>
      </Fold>
    </li>
  )
}
