import type { Lang } from '../../src/base/i18n/lang-of.ts'
import type { CSSProperties, ReactNode } from 'react'
import type { InLocale } from '../../src/base/i18n/localised.ts'
import type { Image } from '../../src/content/schema/media.ts'
import type { Series } from '../../src/content/schema/series.ts'
import type { Facade } from '../../src/artwork/plans/facade.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { CollectLink } from '../../src/web/features/door-schedule/collecting/collect-link.tsx'
import { buttonClass } from '../../src/web/ui/button.tsx'
import { EmptyDoorway } from '../../src/web/ui/empty-doorway.tsx'
import { Headline } from '../../src/web/ui/headline.tsx'
import { Icon, type IconName } from '../../src/web/ui/icon.tsx'
import { Stand } from '../../src/web/ui/stand.tsx'
import { SvgMarkup } from '../../src/web/ui/svg-markup.tsx'
import text from '../../src/web/ui/text.module.css'
import { VisuallyHidden } from '../../src/web/ui/visually-hidden.tsx'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import styles from './case-panel.module.css'
import { caseTarget, idBeside } from './use-selected-case.ts'

export type CaseData = Lang & {
  id: number
  /** Numbers that it had before. */
  formerly: number[]
  location: string
  /** The location, with marks where its lines may end. */
  headline: string
  projectType: string
  /** With marks where its lines may end. */
  households: string
  /** The month of handover. */
  handedOver?: string
  /** A drawing of all its towers with labels; and of one of them, for the index. */
  development: Facade
  facade: Facade
  /** Paragraphs; empty if the case has no details yet. */
  needs: string[]
  overview: string[]
  productsUsed: {
    /** The model of a product; of a link to a series, its name. */
    name: string
    accent: Series['accent']
    description: string
    link: string
    /** For a link to a product: its part of the case's set. */
    code?: string
    quantity?: number
    image?: InLocale<Image>
  }[]
}

type CasePanelProps = { cases: readonly CaseData[]; selected: number | undefined }

/** The selected case, with links to the previous and next one. Without scripts, all cases are shown below each other. */
export function CasePanel({ cases, selected }: CasePanelProps) {
  const told = cases.filter(({ needs }) => needs.length > 0)
  return (
    <>
      <Steps cases={cases} selected={selected} />
      <div className={styles.cases}>
        {cases.map((builderCase) => (
          <article
            key={builderCase.id}
            lang={builderCase.lang}
            id={`case-${builderCase.id}`}
            className={styles.case}
            data-selected={builderCase.id === selected || undefined}
            aria-labelledby={`case-${builderCase.id}-location`}
          >
            <CaseHeader builderCase={builderCase} />
            {builderCase.needs.length > 0 ? <Details builderCase={builderCase} /> : <ComingSoon told={told} />}
          </article>
        ))}
      </div>
    </>
  )
}

function Steps({ cases, selected }: CasePanelProps) {
  const t = useWords()
  const index = cases.findIndex(({ id }) => id === selected)
  return (
    <nav className={styles.steps} aria-label={t('success-stories:cases.steps')}>
      <Step id={idBeside(cases, selected, -1)} label={t('success-stories:cases.previous')} icon="arrow-left" />
      <p className={text.num} aria-live="polite">
        <b>{index + 1}</b> / {cases.length}
        <VisuallyHidden> {cases[index]?.location}</VisuallyHidden>
      </p>
      <Step id={idBeside(cases, selected, 1)} label={t('success-stories:cases.next')} icon="arrow-right" />
    </nav>
  )
}

function Step({ id, label, icon }: { id: number; label: string; icon: IconName }) {
  return (
    <Link className={buttonClass({ variant: 'secondary', size: 'square' })} to={caseTarget(id)} aria-label={label}>
      <Icon name={icon} />
    </Link>
  )
}

function CaseHeader({ builderCase }: { builderCase: CaseData }) {
  const t = useWords()
  const { id, formerly, headline, development, projectType, households, handedOver } = builderCase
  return (
    <>
      <header className={styles.header}>
        <div>
          {formerly.map((number) => (
            <span key={number} id={`case-${number}`} />
          ))}
          <p className={text.meta}>
            <span>{t('success-stories:cases.number', { id })}</span>
            {handedOver && <span> · {t('success-stories:cases.handedOver', { month: handedOver })}</span>}
          </p>
          <h3 id={`case-${id}-location`} className={styles.location}>
            <Headline text={headline} />
          </h3>
        </div>
        {/* A custom property, which React's CSSProperties does not allow. */}
        <SvgMarkup svg={development.svg} style={{ '--units': development.width } as CSSProperties} />
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{t('success-stories:cases.projectType')}</dt>
          <dd>{projectType}</dd>
        </div>
        <div>
          <dt>{t('success-stories:cases.households')}</dt>
          <dd>
            <Headline text={households} />
          </dd>
        </div>
      </dl>
    </>
  )
}

function Details({ builderCase: { needs, overview, productsUsed } }: { builderCase: CaseData }) {
  const t = useWords()
  return (
    <>
      <Part heading={t('success-stories:cases.needs')}>
        <Paragraphs of={needs} />
      </Part>
      <Part heading={t('success-stories:cases.overview')}>
        <Paragraphs of={overview} />
      </Part>
      <Part heading={t('success-stories:cases.products')}>
        <ul className={styles.used} data-plain="">
          {productsUsed.map(({ name, accent, description, link, image }) => (
            <li key={link} data-series={accent}>
              <Link to={link}>
                <Stand image={image} isDecorative tallest="4.5rem" className={styles.stand} />
                <span className={styles.words}>
                  <b>{name}</b>
                  <span>
                    <Headline text={description} />
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <CollectLink items={setOf(productsUsed)} className={buttonClass({ variant: 'secondary' })}>
          {t('schedule.takeSet')}
        </CollectLink>
      </Part>
    </>
  )
}

/** The products of a case, in the quantities that it tells. */
function setOf(used: CaseData['productsUsed']) {
  return used.flatMap(({ code, quantity = 1 }) => (code === undefined ? [] : [{ code, quantity }]))
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h4>{heading}</h4>
      <div>{children}</div>
    </section>
  )
}

function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((paragraph) => (
    <p key={paragraph}>
      <Unbroken text={paragraph} />
    </p>
  ))
}

function ComingSoon({ told }: { told: readonly CaseData[] }) {
  const t = useWords()
  return (
    <EmptyDoorway
      className={styles.soon}
      title={<p className={text.h3}>{t('success-stories:cases.comingSoon')}</p>}
      text={told.length > 0 && t('success-stories:cases.written')}
    >
      {told.slice(0, 2).map(({ id, location }, index) => (
        <Link
          key={id}
          className={buttonClass({ variant: index ? 'secondary' : 'primary', size: 'small' })}
          to={caseTarget(id)}
        >
          {id} {location}
        </Link>
      ))}
    </EmptyDoorway>
  )
}
