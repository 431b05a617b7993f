import { capitalise } from '../../src/base/i18n/capitalise.ts'
import { useWords, type Words } from '../../src/base/i18n/words.ts'
import type { Head } from '../../src/web/page/head.ts'
import { Breadcrumb } from '../../src/web/shell/breadcrumb.tsx'
import type { Crumb } from '../../src/web/page/screen.ts'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { EmptyDoorway } from '../../src/web/ui/empty-doorway.tsx'
import { BelowTheFold } from '../../src/web/ui/below-the-fold.tsx'
import { goClass, GoWords } from '../../src/web/ui/go.tsx'
import { PageHead } from '../../src/web/ui/page-head.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import { PinnedMap } from '../../src/web/teasers/pinned-map.tsx'
import text from '../../src/web/ui/text.module.css'
import type { SuccessStoriesData } from './success-stories-data.ts'
import { CasePanel } from './case-panel.tsx'
import { CaseStreet } from './case-street.tsx'
import { ChallengeGroup } from './challenge-group.tsx'
import styles from './success-stories.module.css'
import { caseTarget, findCase, useSelectedCase } from './use-selected-case.ts'

/** The id of the heading of the cases, which the head leads to. */
const CASES_ID = 'builder-cases'

export function head({ description, cases }: SuccessStoriesData, t: Words, search?: URLSearchParams): Head {
  const asked = search?.has('case') ? findCase(cases, Number(search.get('case'))) : undefined
  return {
    title: asked ? t('success-stories:cases.titled', asked) : t('success-stories:title'),
    description,
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
