import { useWords, type Words } from '../../src/i18n/words.ts'
import { Link } from '../../src/routing/link.tsx'
import type { InLocale } from '../../src/catalogue/localised.ts'
import type { BuilderCase } from '../../src/catalogue/schema/builder-case.ts'
import type { Series } from '../../src/catalogue/schema/series.ts'
import type { Head } from '../../src/routing/head.ts'
import { Breadcrumb } from '../../src/shell/breadcrumb.tsx'
import type { Crumb } from '../../src/structured-data/breadcrumb-list.ts'
import styles from './success-stories.module.css'

export type ChallengeGroup = {
  id: 'business' | 'public'
  heading: string
  summary: string
  cards: { id: string; accent: Series['accent']; title: string; challenge: string; answer: string; solution: string }[]
}

export type CaseData = Omit<InLocale<BuilderCase>, 'projectNeeds' | 'solutionOverview' | 'productsUsed'> & {
  /** Paragraphs; none where the case has no details yet. */
  projectNeeds: string[]
  solutionOverview: string[]
  productsUsed: { series: string; description: string; link: string }[]
}

export type SuccessStoriesData = { groups: ChallengeGroup[]; cases: CaseData[] }

export function head(_data: SuccessStoriesData, t: Words): Head {
  return { title: t('success-stories:title'), description: t('success-stories:description') }
}

export function crumbs(_data: SuccessStoriesData, t: Words): Crumb[] {
  return [
    { name: t('breadcrumb.home'), path: '/' },
    { name: t('success-stories:title'), path: '/success-stories' },
  ]
}

export function Page({ data }: { data: SuccessStoriesData }) {
  const t = useWords()
  return (
    <>
      <Breadcrumb crumbs={crumbs(data, t)} />
      <h1>{t('success-stories:title')}</h1>
      <p>{t('success-stories:description')}</p>
      {data.groups.map(({ id, heading, summary, cards }) => (
        <section key={id}>
          <h2>{heading}</h2>
          <p>{summary}</p>
          <ul className={styles.grid}>
            {cards.map((card) => (
              <li key={card.id} data-series={card.accent}>
                <h3>{card.title}</h3>
                <p>{card.challenge}</p>
                <details>
                  <summary>{t('success-stories:learnMore')}</summary>
                  <p>{card.answer}</p>
                  <Link to={`/solutions/${card.solution}`}>{t('success-stories:seeSolution')}</Link>
                </details>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2>{t('success-stories:cases.heading')}</h2>
        {data.cases.length === 0 ? (
          <p>{t('success-stories:cases.none')}</p>
        ) : (
          <ul className={styles.grid}>
            {data.cases.map((builderCase) => (
              <li key={builderCase.id} id={`case-${builderCase.id}`}>
                <Case builderCase={builderCase} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

function Case({ builderCase }: { builderCase: CaseData }) {
  const t = useWords()
  const { location, projectType, households, projectNeeds, solutionOverview, productsUsed } = builderCase
  const hasDetails = projectNeeds.length > 0
  return (
    <article>
      <h3>{location}</h3>
      <dl>
        <dt>{t('success-stories:cases.projectType')}</dt>
        <dd>{projectType}</dd>
        <dt>{t('success-stories:cases.households')}</dt>
        <dd>{households}</dd>
      </dl>
      {!hasDetails && <p>{t('success-stories:cases.comingSoon')}</p>}
      {hasDetails && (
        <>
          <h4>{t('success-stories:cases.needs')}</h4>
          {projectNeeds.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h4>{t('success-stories:cases.overview')}</h4>
          {solutionOverview.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h4>{t('success-stories:cases.products')}</h4>
          <ul>
            {productsUsed.map(({ series, description, link }) => (
              <li key={link}>
                <Link to={link}>{series}</Link> {description}
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  )
}
