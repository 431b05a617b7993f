import { useWords, type Words } from '../../src/base/i18n/words.ts'
import { Prose } from '../../src/web/prose/prose.tsx'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import type { Head } from '../../src/web/page/head.ts'
import type { Crumb } from '../../src/web/page/screen.ts'
import { ArticleFacts, ArticleLayout } from '../../src/web/shell/article-layout.tsx'
import { Breadcrumb } from '../../src/web/shell/breadcrumb.tsx'
import { CompanyCard } from '../../src/web/shell/company-card.tsx'
import { buttonClass } from '../../src/web/ui/button.tsx'
import { Disclosure } from '../../src/web/ui/disclosure.tsx'
import { goClass, GoWords } from '../../src/web/ui/go.tsx'
import { Headline } from '../../src/web/ui/headline.tsx'
import { PageHead } from '../../src/web/ui/page-head.tsx'
import text from '../../src/web/ui/text.module.css'
import { CompanyFacts } from './company-facts.tsx'
import { DiscontinuedTable } from './discontinued-table.tsx'
import type { PageData } from './page-data.ts'
import styles from './page.module.css'
import { DEALERS_ID, Places } from './places.tsx'
import { StoredTable } from './stored-table.tsx'

export function head({ title, summary }: PageData): Head {
  return { title, description: summary }
}

export function crumbs({ slug, title }: PageData, t: Words): Crumb[] {
  return [
    { name: t('breadcrumb.home'), path: '/' },
    { name: title, path: `/${slug}` },
  ]
}

export function Page({ data }: { data: PageData }) {
  const t = useWords()
  const { headline, summary, sections, contents, places } = data
  const content = (
    <>
      {!places && <p className={text.lead}>{summary}</p>}
      {contents.length > 0 && (
        <Disclosure className={styles.before} summary={t('page:contents')}>
          <Contents contents={contents} />
        </Disclosure>
      )}
      {sections.map((section, index) => (
        <Section key={'part' in section ? section.part : index} section={section} data={data} />
      ))}
    </>
  )
  return (
    <article lang={data.lang}>
      <PageHead
        low
        crumbs={<Breadcrumb crumbs={crumbs(data, t)} />}
        title={<Headline text={headline} />}
        titleAt={places ? 'b12' : 'b13'}
        // A map comes before the text.
        aside={places && <p className={text.lead}>{summary}</p>}
        calls={
          places && (
            <>
              <Link className={buttonClass({ size: 'small' })} to="/contact">
                {t('page:places.visit')}
              </Link>
              <a className={goClass} href={`#${DEALERS_ID}`}>
                <GoWords>{t('page:places.dealers')}</GoWords>
              </a>
            </>
          )
        }
        asideAt="b34"
      />
      {places ? (
        <Places places={places}>
          {content}
          <Reviewed page={data} />
        </Places>
      ) : (
        <ArticleLayout byline={<Byline page={data} />} aside={<CompanyCard />}>
          {content}
        </ArticleLayout>
      )}
    </article>
  )
}

function Section({ section, data }: { section: PageData['sections'][number]; data: PageData }) {
  if ('html' in section) return <Prose html={section.html} />
  if (section.part === 'company') return <CompanyFacts {...data.company} />
  if (section.part === 'stored') return <StoredTable stored={data.stored} />
  if (section.part === 'discontinued') return <DiscontinuedTable products={data.discontinued} />
  // Places are the layout of their page.
  return null
}

function Reviewed({ page: { updatedOn, date } }: { page: PageData }) {
  const t = useWords()
  return <ArticleFacts facts={[{ label: t('page:updated'), value: <time dateTime={updatedOn}>{date}</time> }]} />
}

function Byline({ page }: { page: PageData }) {
  const t = useWords()
  // Together they are taller than a window.
  const hasContents = page.contents.length > 0
  return (
    <>
      <Reviewed page={page} />
      <nav className={styles.others} aria-label={t(hasContents ? 'page:contents' : 'page:others')}>
        {hasContents ? (
          <Contents contents={page.contents} />
        ) : (
          <ul>
            {page.others.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={`/${slug}`}>{title}</Link>
              </li>
            ))}
          </ul>
        )}
      </nav>
    </>
  )
}

function Contents({ contents }: Pick<PageData, 'contents'>) {
  return (
    <ol className={styles.contents} data-plain="">
      {contents.map(({ id, text: heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ol>
  )
}
