import { useWords, type Words } from '../../src/i18n/words.ts'
import { Link } from '../../src/routing/link.tsx'
import type { DisplayedAttribute } from '../../src/catalogue/attribute-value.ts'
import type { InLocale } from '../../src/catalogue/localised.ts'
import type { Download, Image, Video } from '../../src/catalogue/schema/media.ts'
import type { Product } from '../../src/catalogue/schema/product.ts'
import type { Series } from '../../src/catalogue/schema/series.ts'
import type { Head } from '../../src/routing/head.ts'
import { Breadcrumb } from '../../src/shell/breadcrumb.tsx'
import type { Crumb } from '../../src/structured-data/breadcrumb-list.ts'
import { ProductTeaser, type ProductTeaserData } from '../../src/teasers/product-teaser.tsx'
import { SolutionTeaser, type SolutionTeaserData } from '../../src/teasers/solution-teaser.tsx'
import { AttributeTable } from './attribute-table.tsx'
import styles from './product.module.css'

export type ProductData = {
  code: string
  model: string
  name: string
  description: string
  status: Product['status']
  successor?: ProductTeaserData
  series: { id: string; name: string; accent: Series['accent'] }
  category: { id: string; name: string }
  features: string[]
  attributes: { group: DisplayedAttribute['group']; rows: (DisplayedAttribute & { note?: string })[] }[]
  images: InLocale<Image>[]
  video?: InLocale<Video>
  specificationFile?: { src: string; version: string; updatedOn: string }
  files: InLocale<Download>[]
  related: ProductTeaserData[]
  solutions: SolutionTeaserData[]
}

export function head({ model, name, description, images }: ProductData): Head {
  return { title: `${model} ${name}`, description, type: 'product', ...(images[0] && { image: images[0].src }) }
}

export function crumbs({ code, model, series, category }: ProductData, t: Words): Crumb[] {
  return [
    { name: t('breadcrumb.home'), path: '/' },
    { name: t('breadcrumb.products'), path: '/products' },
    { name: series.name, path: `/products/${series.id}` },
    { name: category.name, path: `/products#${category.id}` },
    { name: model, path: `/products/${code}` },
  ]
}

export function Page({ data }: { data: ProductData }) {
  const t = useWords()
  const { model, name, description, images, features, video, successor } = data
  return (
    <article data-series={data.series.accent}>
      <Breadcrumb crumbs={crumbs(data, t)} />
      <h1>{model}</h1>
      <p className={styles.name}>{name}</p>
      {successor && (
        <p className={styles.notice}>
          {t('product:discontinued')} <Link to={`/products/${successor.code}`}>{t('product:successor', { model: successor.model })}</Link>
        </p>
      )}
      <div className={styles.stage}>
        {images.map(({ src, alt, width, height }) => (
          <img key={src} src={src} alt={alt} width={width} height={height} />
        ))}
      </div>
      <p>{description}</p>
      <p>
        <Link to={`/products/${data.series.id}`}>{data.series.name}</Link>
      </p>
      <Specification file={data.specificationFile} />
      <section>
        <h2>{t('product:features.heading')}</h2>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </section>
      {video && (
        <section>
          <h2>{t('product:video.heading')}</h2>
          <a href={video.url} rel="noopener">
            {video.title}
          </a>
        </section>
      )}
      <AttributeTable groups={data.attributes} />
      <Files files={data.files} />
      {data.solutions.length > 0 && (
        <section>
          <h2>{t('product:solutions.heading')}</h2>
          {data.solutions.map((solution) => (
            <SolutionTeaser key={solution.slug} solution={solution} />
          ))}
        </section>
      )}
      {data.related.length > 0 && (
        <section>
          <h2>{t('product:related.heading')}</h2>
          <ul className={styles.grid}>
            {data.related.map((product) => (
              <li key={product.code}>
                <ProductTeaser product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <Link to={`/contact?product=${data.code}`}>{t('product:ask')}</Link>
      </p>
    </article>
  )
}

function Specification({ file }: { file: ProductData['specificationFile'] }) {
  const t = useWords()
  if (!file) return <p className={styles.notice}>{t('product:specification.none')}</p>
  return (
    <p>
      <a href={file.src} download>
        {t('product:specification.download')}
      </a>{' '}
      {t('product:specification.version', { version: file.version, date: file.updatedOn })}
    </p>
  )
}

function Files({ files }: { files: ProductData['files'] }) {
  const t = useWords()
  if (files.length === 0) return null
  return (
    <section>
      <h2>{t('product:files.heading')}</h2>
      <ul>
        {files.map(({ src, title, version, updatedOn }) => (
          <li key={src}>
            <a href={src} download>
              {title}
            </a>{' '}
            {version} <time dateTime={updatedOn}>{updatedOn}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}
