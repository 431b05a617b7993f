import { useWords, type Words } from '../../src/base/i18n/words.ts'
import type { Head } from '../../src/web/page/head.ts'
import { Breadcrumb } from '../../src/web/shell/breadcrumb.tsx'
import type { Crumb } from '../../src/web/page/screen.ts'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { BelowTheFold } from '../../src/web/ui/below-the-fold.tsx'
import { Headline } from '../../src/web/ui/headline.tsx'
import { PageHead } from '../../src/web/ui/page-head.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import type { ProductData } from './product-data.ts'
import { AttributeTable } from './attribute-table.tsx'
import { Features } from './features.tsx'
import { Files } from './files.tsx'
import { Film } from './film.tsx'
import { Gallery } from './gallery.tsx'
import { Facts } from './facts.tsx'
import { Related, Solutions } from './related.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { Summary } from './summary.tsx'
import styles from './product.module.css'
import { Wiring } from './wiring.tsx'

export function head({ model, name, description }: ProductData): Head {
  return { title: `${model} ${name}`, description, type: 'product' }
}

export function crumbs({ code, model, series, category }: ProductData, t: Words): Crumb[] {
  return [
    { name: t('breadcrumb.home'), path: '/' },
    { name: t('breadcrumb.products'), path: '/products' },
    { name: series.name, path: `/products/${series.id}` },
    { name: category.name, path: `/products/${series.id}#${category.id}` },
    { name: model, path: `/products/${code}` },
  ]
}

export function Page({ data }: { data: ProductData }) {
  const t = useWords()
  return (
    <article lang={data.lang} data-series={data.series.accent}>
      <PageHead
        crumbs={<Breadcrumb crumbs={crumbs(data, t)} />}
        title={data.model}
        titleAt="b12"
        aside={
          <p className={styles.name}>
            <Headline text={data.headline} />
          </p>
        }
        asideAt="b34"
        low
      />
      <Section space="none" aria-label={t('product:overview')}>
        <Bays className={styles.overview}>
          <Bay at="b12" flush>
            <Gallery key={data.code} data={data} />
          </Bay>
          <Bay at="b34">
            <Summary data={data} />
          </Bay>
        </Bays>
      </Section>
      <BelowTheFold>
        <SectionTabs key={data.code} sections={sectionsOf(data, t)} />
        <Features features={data.features} leads={data.leads} />
        {data.video && <Film key={data.video.slug} film={data.video} />}
        <AttributeTable data={data} />
        {data.needs && <Facts id="needs" {...data.needs} />}
        {data.fitting && <Facts id="fitting" {...data.fitting} />}
        {data.wiring && <Wiring {...data.wiring} />}
        {data.files.length > 0 && <Files files={data.files} />}
        {data.solutions.length > 0 && <Solutions solutions={data.solutions} />}
        {data.related.length > 0 && <Related products={data.related} series={data.series} />}
      </BelowTheFold>
    </article>
  )
}

/** In the order of a buyer's questions: description, features, needs, installation, documents, accessories. */
const SECTIONS = [
  'features',
  'video',
  'attributes',
  'needs',
  'fitting',
  'wiring',
  'files',
  'solutions',
  'related',
] as const

/** Lists the sections of the page, by element id: those of which there is something. */
function sectionsOf(data: ProductData, t: Words): { id: string; label: string }[] {
  return SECTIONS.filter((id) => [data[id] ?? []].flat().length > 0).map((id) => ({
    id,
    label:
      id === 'needs' || id === 'fitting' || id === 'wiring' ? (data[id]?.heading ?? '') : t(`product:${id}.heading`),
  }))
}
