import { useLocale, useWords, type Words } from '../../src/i18n/words.ts'
import type { Head } from '../../src/routing/head.ts'
import { Breadcrumb } from '../../src/shell/breadcrumb.tsx'
import { SITE } from '../../src/site.ts'
import type { Crumb } from '../../src/structured-data/breadcrumb-list.ts'
import { Bay, Bays } from '../../src/ui/bays.tsx'
import { Icon } from '../../src/ui/icon.tsx'
import { PageHead } from '../../src/ui/page-head.tsx'
import { Section } from '../../src/ui/section.tsx'
import text from '../../src/ui/text.module.css'
import styles from './contact.module.css'

/** The page needs nothing of the catalogue. */
export type ContactData = Record<string, never>

const REQUEST_TYPES = ['product', 'partnership', 'quotation', 'other'] as const

export function head(_data: ContactData, t: Words): Head {
  return { title: t('contact:title'), description: t('contact:description') }
}

export function crumbs(_data: ContactData, t: Words): Crumb[] {
  return [
    { name: t('breadcrumb.home'), path: '/' },
    { name: t('contact:title'), path: '/contact' },
  ]
}

export function Page({ data }: { data: ContactData }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <>
      <PageHead
        low
        crumbs={<Breadcrumb crumbs={crumbs(data, t)} />}
        title={t('contact:title')}
        aside={<p className={text.lead}>{t('contact:description')}</p>}
      />
      <Section space="none">
        <Bays className={styles.ways}>
          <Bay as="section" at="b1" className={styles.side}>
            <h2 className={text.meta}>{t('contact:phone')}</h2>
            <a className={styles.phone} href={SITE.phone.href}>
              {SITE.phone.display}
            </a>
            <p className={text.meta}>{SITE.hours[locale]}</p>
          </Bay>
          <Bay as="section" at="b23">
            <h2 className={text.h3}>{t('contact:email')}</h2>
            <p className={text.lead}>{t('contact:emailHint')}</p>
            <ul className={styles.types} data-plain>
              {REQUEST_TYPES.map((type) => (
                <li key={type}>
                  <a href={`mailto:${SITE.email}?subject=${encodeURIComponent(t(`contact:types.${type}`))}`}>
                    {t(`contact:types.${type}`)}
                    <Icon name="arrow-right" />
                  </a>
                </li>
              ))}
            </ul>
          </Bay>
          <Bay as="section" at="b4" className={styles.side}>
            <h2 className={text.meta}>{t('contact:address')}</h2>
            <address>{SITE.address[locale]}</address>
          </Bay>
        </Bays>
      </Section>
    </>
  )
}
