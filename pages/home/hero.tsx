import { HAS_DOORS } from '../../src/base/look.ts'
import { isOn } from '../../src/base/parts.ts'
import { textIn } from '../../src/base/i18n/localised.ts'
import { useLocale, useWords } from '../../src/base/i18n/words.ts'
import { OFFER, STORY_DOOR } from '#vendor/claims/home.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { Beam } from '../../src/web/ui/beam.tsx'
import { buttonClass } from '../../src/web/ui/button.tsx'
import doorway from '../../src/web/ui/doorway.module.css'
import { joinClasses } from '../../src/web/ui/join-classes.ts'
import { Wrap } from '../../src/web/ui/wrap.tsx'
import styles from './hero.module.css'
import type { HomeData } from './home-data.ts'

/** Each door with its material; the second is ajar. */
const DOORS = [
  { key: 'story', to: '#story', material: 'fluted' },
  { key: 'products', to: '/products', material: 'red' },
  { key: 'cases', to: '/success-stories', material: 'glass' },
  { key: 'news', to: '/news', material: 'night' },
] as const

/**
 * The title above a beam, with the offer and the next step beside it, and a link to each part of the site below: doors, or
 * plain tiles.
 */
export function Hero({ data: { title, series, seriesInWords, cases, newsOn, devices } }: { data: HomeData }) {
  const t = useWords()
  const locale = useLocale()
  const doors = DOORS.filter(({ to }) => isOn(to))
  const lines = {
    story: textIn(STORY_DOOR, locale),
    products: t('home:says.products', {
      series: seriesInWords,
      count: series.reduce((sum, { count }) => sum + count, 0),
    }),
    cases: t('home:says.cases', { count: cases.length }),
    news: newsOn ? t('home:says.news', { date: newsOn }) : '',
  }
  return (
    <div className={styles.hero}>
      <Wrap className={styles.wrap}>
        <Bays className={styles.head}>
          <Bay at="b13" className={styles.title}>
            <h1>{title}</h1>
            <p>{textIn(OFFER, locale)}</p>
          </Bay>
          <Bay at="b4" className={styles.next} data-at-once="">
            <p className={styles.calls}>
              <Link className={buttonClass({ size: 'small' })} to="/products">
                {t('home:see')}
              </Link>
              <Link className={buttonClass({ size: 'small', variant: 'secondary' })} to="/contact">
                {t('footer.send')}
              </Link>
            </p>
          </Bay>
        </Bays>
        <Beam size="hero" className={styles.beam} />
        <nav
          className={styles.doors}
          data-three={doors.length === 3 || undefined}
          aria-label={t(HAS_DOORS ? 'home:doors.label' : 'home:directory.text')}
        >
          {doors.map(({ key, to, material }, index) => (
            <div key={key} className={HAS_DOORS ? styles.frame : styles.bay}>
              <Link
                className={HAS_DOORS ? joinClasses(doorway.door, styles.door) : styles.tile}
                to={to}
                data-material={HAS_DOORS ? material : undefined}
              >
                {HAS_DOORS && <span className={doorway.room} />}
                <span className={HAS_DOORS ? joinClasses(doorway.leaf, styles.leaf) : undefined}>
                  <span className={styles.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  <span className={styles.name}>{t(`home:doors.${key}`)}</span>{' '}
                  <span className={styles.says}>{lines[key]}</span>
                </span>
                {HAS_DOORS && <span className={styles.cast} />}
              </Link>
              {devices[key] && <img className={styles.device} {...devices[key]} alt="" loading="lazy" />}
            </div>
          ))}
        </nav>
        <div className={joinClasses(doorway.floor, styles.floor)} />
      </Wrap>
    </div>
  )
}
