import { useWords, type Words } from '../../src/i18n/words.ts'
import { Link } from '../../src/routing/link.tsx'
import type { FaqCategory } from '../../src/catalogue/schema/faq.ts'
import type { Head } from '../../src/routing/head.ts'
import { Breadcrumb } from '../../src/shell/breadcrumb.tsx'
import type { Crumb } from '../../src/structured-data/breadcrumb-list.ts'
import styles from './faqs.module.css'

type FaqTeaserData = { slug: string; subcategory: string; question: string; answer: string }

export type FaqsData = { groups: { category: FaqCategory; faqs: FaqTeaserData[] }[] }

export function head(_data: FaqsData, t: Words): Head {
  return { title: t('faqs:title'), description: t('faqs:description') }
}

export function crumbs(_data: FaqsData, t: Words): Crumb[] {
  return [
    { name: t('breadcrumb.home'), path: '/' },
    { name: t('faqs:title'), path: '/faqs' },
  ]
}

export function Page({ data }: { data: FaqsData }) {
  const t = useWords()
  return (
    <>
      <Breadcrumb crumbs={crumbs(data, t)} />
      <h1>{t('faqs:title')}</h1>
      <p>{t('faqs:description')}</p>
      {data.groups.map(({ category, faqs }) => (
        <section key={category} id={category}>
          <h2>{t(`faqCategories.${category}`)}</h2>
          {faqs.length === 0 && <p>{t('faqs:none')}</p>}
          {faqs.map(({ slug, subcategory, question, answer }) => (
            <details key={slug} className={styles.faq}>
              <summary>
                {question} <small>{subcategory}</small>
              </summary>
              <p>{answer}</p>
              <Link to={`/faqs/${slug}`}>{t('faqs:readMore', { question })}</Link>
            </details>
          ))}
        </section>
      ))}
    </>
  )
}
