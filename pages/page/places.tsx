import type { ReactNode } from 'react'
import { useLocale, useWords } from '../../src/base/i18n/words.ts'
import { MARKS } from '../../src/base/i18n/marks.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { PinnedMap } from '../../src/web/teasers/pinned-map.tsx'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { buttonClass } from '../../src/web/ui/button.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import { SpecTable } from '../../src/web/ui/spec-table.tsx'
import text from '../../src/web/ui/text.module.css'
import type { DealerData, PlacesData, ShowroomData } from './page-data.ts'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import styles from './places.module.css'

/** The id of the list of dealers. */
export const DEALERS_ID = 'dealers'

/** A map beside the text of the page and the showrooms, and below them the dealers, one a bay. */
export function Places({ places: { map, showrooms, dealers }, children }: { places: PlacesData; children: ReactNode }) {
  const t = useWords()
  const places = [
    ...showrooms.map((showroom) => ({ ...showroom, mark: 'solid' as const })),
    ...dealers.map((dealer) => ({ ...dealer, mark: 'round' as const })),
  ].map(({ number, name, id, mark }) => ({ id: number, name, to: `#${id}`, mark }))
  return (
    <Section space="none">
      <Bays className={styles.layout}>
        <Bay at="b12" flush className={styles.beside}>
          <div className={styles.map}>
            <PinnedMap map={map} places={places} />
            <ul className={styles.key} data-plain="">
              <li>
                <span className={styles.number} data-mark="solid" />
                {t('page:places.showrooms')}
              </li>
              <li>
                <span className={styles.number} data-mark="round" />
                {t('page:places.dealers')}
              </li>
            </ul>
          </div>
        </Bay>
        <Bay at="b34" className={styles.places}>
          {children}
          <h2>{t('page:places.showrooms')}</h2>
          {showrooms.map((showroom) => (
            <Showroom key={showroom.id} showroom={showroom} />
          ))}
          <Link className={buttonClass()} to="/contact">
            {t('page:places.visit')}
          </Link>
        </Bay>
        <Bay as="header" at="b14" className={styles.head}>
          <h2 id={DEALERS_ID}>{t('page:places.dealers')}</h2>
          <p className={text.meta}>{t('page:places.dealersLead')}</p>
        </Bay>
        <Bay as="ul" at="b14" flush className={styles.dealers}>
          {dealers.map((dealer) => (
            <Dealer key={dealer.id} dealer={dealer} />
          ))}
        </Bay>
      </Bays>
    </Section>
  )
}

function Showroom({ showroom }: { showroom: ShowroomData }) {
  const t = useWords()
  const { number, id, name, address, hours, phone, summary, access } = showroom
  return (
    <article id={id} className={styles.place}>
      <h3>
        <span className={styles.number} data-mark="solid">
          {number}
        </span>
        {name}
      </h3>
      <p>{summary}</p>
      <SpecTable
        rows={[
          { id: 'address', label: t('page:places.address'), value: <Clauses text={address} /> },
          { id: 'hours', label: t('page:places.hours'), value: <Clauses text={hours} /> },
          { id: 'phone', label: t('page:places.phone'), value: <a href={telephone(phone)}>{phone}</a> },
          { id: 'access', label: t('page:places.access'), value: <Clauses text={access} /> },
        ]}
      />
    </article>
  )
}

/** After a clause, or after the district of a Chinese address (U+5340). */
const CLAUSE_END = /(?<=[，；\u5340])/u

/** A text whose lines end where its clauses do, as far as there is room. */
function Clauses({ text: whole }: { text: string }) {
  return whole.split(CLAUSE_END).map((clause) => (
    <span key={clause} className={styles.phrase}>
      <Unbroken text={clause} />
    </span>
  ))
}

function Dealer({ dealer: { number, id, name, counties, phone, email, series } }: { dealer: DealerData }) {
  const locale = useLocale()
  return (
    <li id={id} className={styles.place}>
      <h3>
        <span className={styles.number} data-mark="round">
          {number}
        </span>
        {name}
      </h3>
      <p>{counties.join(MARKS[locale].list)}</p>
      <p className={styles.contact}>
        <a href={telephone(phone)}>{phone}</a>
        <a href={`mailto:${email}`}>
          {email.split(/(?=@)/).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </a>
      </p>
      <p className={styles.series}>
        {series.map(({ id: key, name: seriesName, accent }) => (
          <span key={key} data-series={accent}>
            {seriesName}
          </span>
        ))}
      </p>
    </li>
  )
}

/** Returns the address of a phone number. @example telephone('04-5550-0120') // 'tel:+886455500120' */
function telephone(phone: string): string {
  return `tel:${phone.replace(/^0/, '+886').replaceAll('-', '')}`
}
