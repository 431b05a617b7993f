import { capitalise } from '../../src/i18n/capitalise.ts'
import { useWords, type Words } from '../../src/i18n/words.ts'
import type { Head } from '../../src/screen/head.ts'
import { Breadcrumb } from '../../src/shell/breadcrumb.tsx'
import type { Crumb } from '../../src/screen/screen.ts'
import { Bay, Bays } from '../../src/ui/bays.tsx'
import { EmptyDoorway } from '../../src/ui/empty-doorway.tsx'
import { BelowTheFold } from '../../src/ui/below-the-fold.tsx'
import { goClass, GoWords } from '../../src/ui/go.tsx'
import { PageHead } from '../../src/ui/page-head.tsx'
import { Section } from '../../src/ui/section.tsx'
import { PinnedMap } from '../../src/teasers/pinned-map.tsx'
import text from '../../src/ui/text.module.css'
import type { SuccessStoriesData } from './success-stories-data.ts'
import { CasePanel } from './case-panel.tsx'
import { CaseStreet } from './case-street.tsx'
import { ChallengeGroup } from './challenge-group.tsx'
import styles from './success-stories.module.css'
import { caseTarget, findCase, useSelectedCase } from './use-selected-case.ts'

/** The id of the heading of the cases, which the head leads to. */
const CASES_ID = 'builder-cases'

export function head({ casesInWords, cases }: SuccessStoriesData, t: Words, search?: URLSearchParams): Head {
  const asked = search?.has('case') ? findCase(cases, Number(search.get('case'))) : undefined
  return {
    title: asked ? t('success-stories:cases.titled', asked) : t('success-stories:title'),
    description: t('success-stories:description', { number: casesInWords }),
  }
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
      <PageHead
        low
        crumbs={<Breadcrumb crumbs={crumbs(data, t)} />}
        title={t('success-stories:title')}
        aside={
          <>
            <p className={text.h3}>{t('success-stories:homes', { homes: data.homes, number: data.casesInWords })}</p>
            <p className={text.lead}>{t('success-stories:lead')}</p>
          </>
        }
        calls={
          <a className={goClass} href={`#${CASES_ID}`}>
            <GoWords>{t('success-stories:cases.all')}</GoWords>
          </a>
        }
      />
      <BelowTheFold>
        {data.groups.map((group, index) => (
          <ChallengeGroup key={group.id} group={group} isFirst={index === 0} />
        ))}
        <Cases casesInWords={data.casesInWords} cases={data.cases} map={data.map} />
      </BelowTheFold>
    </>
  )
}

function Cases({ casesInWords, cases, map }: Pick<SuccessStoriesData, 'casesInWords' | 'cases' | 'map'>) {
  const t = useWords()
  const selected = useSelectedCase(cases)
  return (
    <>
      <Section space="none" ruled aria-labelledby={CASES_ID}>
        <Bays className={styles.heading}>
          <Bay as="h2" at="b12" id={CASES_ID}>
            {t('success-stories:cases.heading', { number: capitalise(casesInWords) })}
          </Bay>
          <Bay as="p" at="b34" className={text.lead}>
            {t('success-stories:cases.lead')}
          </Bay>
        </Bays>
        {cases.length === 0 ? (
          <EmptyDoorway title={<h3>{t('success-stories:cases.none')}</h3>} />
        ) : (
          <Bays>
            <Bay at="b12" flush className={styles.map}>
              <PinnedMap
                map={map}
                places={cases.map(({ id, location }) => ({ id, name: location, to: caseTarget(id) }))}
                selected={selected}
              />
            </Bay>
            <Bay at="b34" flush className={styles.panel}>
              <CasePanel cases={cases} selected={selected} />
            </Bay>
          </Bays>
        )}
      </Section>
      {cases.length > 0 && <CaseStreet cases={cases} selected={selected} />}
    </>
  )
}
