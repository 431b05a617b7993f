import { useLocale, useWords, type Words } from '../../src/i18n/words.ts'
import { Link } from '../../src/routing/link.tsx'
import type { Head } from '../../src/screen/head.ts'
import type { Crumb } from '../../src/screen/screen.ts'
import { Breadcrumb } from '../../src/shell/breadcrumb.tsx'
import { PinnedMap } from '../../src/teasers/pinned-map.tsx'
import { Bay, Bays } from '../../src/ui/bays.tsx'
import { buttonClass } from '../../src/ui/button.tsx'
import { PageHead } from '../../src/ui/page-head.tsx'
import { Section } from '../../src/ui/section.tsx'
import { SpecTable } from '../../src/ui/spec-table.tsx'
import text from '../../src/ui/text.module.css'
import type { DealerData, ShowroomData, WhereToBuyData } from './where-to-buy-data.ts'
import styles from './where-to-buy.module.css'

export function head(_data: WhereToBuyData, t: Words): Head {
  return { title: t('where-to-buy:title'), description: t('where-to-buy:description') }
}

export function crumbs(_data: WhereToBuyData, t: Words): Crumb[] {
  return [
    { name: t('breadcrumb.home'), path: '/' },
    { name: t('where-to-buy:title'), path: '/where-to-buy' },
  ]
}

export function Page({ data: { map, showrooms, dealers } }: { data: WhereToBuyData }) {
  const t = useWords()
  const places = [...showrooms, ...dealers].map(({ number, name, id }) => ({ id: number, name, to: `#${id}` }))
  return (
    <>
      <PageHead
        low
        crumbs={<Breadcrumb crumbs={crumbs({ map, showrooms, dealers }, t)} />}
        title={t('where-to-buy:title')}
        aside={<p className={text.lead}>{t('where-to-buy:lead')}</p>}
      />
      <Section space="none">
        <Bays className={styles.layout}>
          <Bay at="b12" flush className={styles.map}>
            <PinnedMap map={map} places={places} />
          </Bay>
          <Bay at="b34" className={styles.places}>
            <h2>{t('where-to-buy:showrooms')}</h2>
            {showrooms.map((showroom) => (
              <Showroom key={showroom.id} showroom={showroom} />
            ))}
            <Link className={buttonClass()} to="/contact">
              {t('where-to-buy:visit')}
            </Link>
            <h2>{t('where-to-buy:dealers')}</h2>
            <p className={text.meta}>{t('where-to-buy:dealersLead')}</p>
            <ul>
              {dealers.map((dealer) => (
                <Dealer key={dealer.id} dealer={dealer} />
              ))}
            </ul>
          </Bay>
        </Bays>
      </Section>
    </>
  )
}

function Showroom({ showroom }: { showroom: ShowroomData }) {
  const t = useWords()
  const { number, id, name, address, hours, phone, summary, access } = showroom
  return (
    <article id={id} className={styles.place}>
      <h3>
        <span className={styles.number}>{number}</span>
        {name}
      </h3>
      <p>{summary}</p>
      <SpecTable
        rows={[
          { id: 'address', label: t('where-to-buy:address'), value: address },
          { id: 'hours', label: t('where-to-buy:hours'), value: hours },
          { id: 'phone', label: t('where-to-buy:phone'), value: <a href={telephone(phone)}>{phone}</a> },
          { id: 'access', label: t('where-to-buy:access'), value: access },
        ]}
      />
    </article>
  )
}

function Dealer({ dealer: { number, id, name, counties, phone, email, series } }: { dealer: DealerData }) {
  const locale = useLocale()
  return (
    <li id={id} className={styles.place}>
      <h3>
        <span className={styles.number}>{number}</span>
        {name}
      </h3>
      <p>{counties.join(locale === 'zh' ? '、' : ', ')}</p>
      <p className={styles.contact}>
        <a href={telephone(phone)}>{phone}</a>
        <a href={`mailto:${email}`}>{email}</a>
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
