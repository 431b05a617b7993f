import type { Series } from '../../src/content/schema/series.ts'
import { Headline } from '../../src/web/ui/headline.tsx'
import type { Facade } from '../../src/artwork/plans/facade.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { goClass, GoWords } from '../../src/web/ui/go.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import { joinClasses } from '../../src/web/ui/join-classes.ts'
import { SectionHead } from '../../src/web/ui/section-head.tsx'
import { Sample } from '../../src/web/ui/sample.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import { SvgMarkup } from '../../src/web/ui/svg-markup.tsx'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import styles from './challenge-group.module.css'

type Card = {
  id: string
  accent: Series['accent']
  title: string
  challenge: string
  answer: string
  /** The months in which the result was observed. */
  period: string
  solution: string
}

export type ChallengeGroupData = {
  id: 'business' | 'public'
  heading: string
  summary: string
  facade: Facade
  /** The results are examples. */
  isIllustrative: boolean
  cards: Card[]
}

/** The problems of one group of customers: the group in the first column, a problem in each of the others. */
export function ChallengeGroup({ group, isFirst }: { group: ChallengeGroupData; isFirst: boolean }) {
  const { heading, summary, facade, isIllustrative, cards } = group
  return (
    <Section space="none" ruled={!isFirst}>
      <Bays>
        <SectionHead heading={<Headline text={heading} />} className={styles.header}>
          <p>
            <Unbroken text={summary} />
          </p>
          <SvgMarkup svg={facade.svg} className={styles.facade} />
        </SectionHead>
        <Bay as="ul" at="b24" flush className={joinClasses(styles.cards, isFirst && styles.hung)}>
          {cards.map((card) => (
            <li key={card.id} data-series={card.accent} className={styles.card}>
              <ChallengeCard card={card} isIllustrative={isIllustrative} />
            </li>
          ))}
        </Bay>
      </Bays>
    </Section>
  )
}

type ChallengeCardProps = { card: Card; isIllustrative: boolean }

function ChallengeCard({ card: { title, challenge, answer, period, solution }, isIllustrative }: ChallengeCardProps) {
  const t = useWords()
  return (
    <>
      <h3>
        <Headline text={title} />
      </h3>
      <p className={styles.challenge}>
        <Unbroken text={challenge} />
      </p>
      <details className={styles.details}>
        <summary className={goClass}>
          <span className={styles.more}>{t('success-stories:learnMore')}</span>
          <span className={styles.less}>{t('success-stories:collapse')}</span>
          <Icon name="plus" />
        </summary>
        <p>
          <Unbroken text={answer} />
        </p>
        <p>
          {t('success-stories:observed', { period })} {isIllustrative && <Sample>{t('illustrative')}</Sample>}
        </p>
        <Link className={goClass} to={`/solutions/${solution}`}>
          <GoWords>{t('success-stories:seeSolution')}</GoWords>
        </Link>
      </details>
    </>
  )
}
