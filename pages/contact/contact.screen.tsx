import { useLocale, useWords, type Words } from '../../src/i18n/words.ts'
import type { Head } from '../../src/routing/head.ts'
import { Breadcrumb } from '../../src/shell/breadcrumb.tsx'
import { SITE } from '../../src/site.ts'
import type { Crumb } from '../../src/structured-data/breadcrumb-list.ts'

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
      <Breadcrumb crumbs={crumbs(data, t)} />
      <h1>{t('contact:title')}</h1>
      <p>{t('contact:description')}</p>
      <section>
        <h2>{t('contact:phone')}</h2>
        <p>
          <a href={SITE.phone.href}>{SITE.phone.display}</a>
        </p>
        <p>{SITE.hours[locale]}</p>
      </section>
      <section>
        <h2>{t('contact:email')}</h2>
        <p>{t('contact:emailHint')}</p>
        <ul>
          {REQUEST_TYPES.map((type) => (
            <li key={type}>
              <a href={`mailto:${SITE.email}?subject=${encodeURIComponent(t(`contact:types.${type}`))}`}>{t(`contact:types.${type}`)}</a>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('contact:address')}</h2>
        <address>{SITE.address[locale]}</address>
      </section>
    </>
  )
}
