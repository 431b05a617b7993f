import { useWords, type Words } from '../../src/i18n/words.ts'
import { Link } from '../../src/routing/link.tsx'
import type { InLocale } from '../../src/catalogue/localised.ts'
import type { Solution } from '../../src/catalogue/schema/solution.ts'
import type { Head } from '../../src/routing/head.ts'
import { Breadcrumb } from '../../src/shell/breadcrumb.tsx'
import type { Crumb } from '../../src/structured-data/breadcrumb-list.ts'
import { ProductTeaser, type ProductTeaserData } from '../../src/teasers/product-teaser.tsx'
import type { SolutionTeaserData } from '../../src/teasers/solution-teaser.tsx'
import styles from './solution.module.css'

type Told = InLocale<Pick<Solution, 'slug' | 'title' | 'summary' | 'problem' | 'system' | 'day' | 'changes'>>

export type SolutionData = Told & { products: ProductTeaserData[]; others: SolutionTeaserData[] }

export function head({ title, summary }: SolutionData): Head {
  return { title, description: summary }
}

export function crumbs({ slug, title }: SolutionData, t: Words): Crumb[] {
  return [
    { name: t('breadcrumb.home'), path: '/' },
    { name: title, path: `/solutions/${slug}` },
  ]
}

export function Page({ data }: { data: SolutionData }) {
  const t = useWords()
  const { title, summary, problem, system, day, changes, products, others } = data
  return (
    <article>
      <Breadcrumb crumbs={crumbs(data, t)} />
      <h1>{title}</h1>
      <p>{summary}</p>
      <section>
        <h2>{t('solution:problem')}</h2>
        {problem.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <System system={system} />
      <section>
        <h2>{t('solution:day')}</h2>
        <ol className={styles.day}>
          {day.map((moment) => (
            <li key={moment.time}>
              <h3>
                <time>{moment.time}</time> {moment.title}
              </h3>
              <p>{moment.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{t('solution:changes.heading')}</h2>
        <div className={styles.scroll} role="region" tabIndex={0} aria-label={t('solution:changes.heading')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('solution:changes.subject')}</th>
                <th scope="col">{t('solution:changes.before')}</th>
                <th scope="col">{t('solution:changes.after')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ subject, before, after }) => (
                <tr key={subject}>
                  <th scope="row">{subject}</th>
                  <td>{before}</td>
                  <td>{after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section>
        <h2>{t('solution:products')}</h2>
        <ul className={styles.grid}>
          {products.map((product) => (
            <li key={product.code}>
              <ProductTeaser product={product} />
            </li>
          ))}
        </ul>
      </section>
      <nav aria-label={t('solution:others')}>
        <h2>{t('solution:others')}</h2>
        <ul className={styles.grid}>
          {others.map((other) => (
            <li key={other.slug}>
              <Link to={`/solutions/${other.slug}`} aria-current={other.slug === data.slug ? 'page' : undefined}>
                {other.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  )
}

function System({ system }: { system: SolutionData['system'] }) {
  const t = useWords()
  const labels = new Map(system.nodes.map(({ id, label }) => [id, label]))
  return (
    <section>
      <h2>{t('solution:system.heading')}</h2>
      <p>{system.summary}</p>
      <dl className={styles.nodes}>
        {system.nodes.map(({ id, label, detail, product }) => (
          <div key={id}>
            <dt>{product ? <Link to={`/products/${product}`}>{label}</Link> : label}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('solution:system.links')}</h3>
      <ul>
        {system.links.map(({ from, to, label }) => (
          <li key={`${from} ${to} ${label}`}>
            {labels.get(from)} → {labels.get(to)}{t('solution:system.colon')}{label}
          </li>
        ))}
      </ul>
    </section>
  )
}
