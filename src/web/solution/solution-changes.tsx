import type { ReactNode } from 'react'
import { useWords } from '../../base/i18n/words.ts'
import { Bay, Bays } from '../ui/bays.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { SectionHead } from '../ui/section-head.tsx'
import { Section } from '../ui/section.tsx'
import { specTableClass } from '../ui/spec-table.tsx'
import { Unbroken } from '../ui/unbroken.tsx'
import type { SolutionData } from './solution-data.ts'
import styles from './solution-changes.module.css'

/** The changes by a solution: a table of before and after, with space beside it. */
export function SolutionChanges({ changes, aside }: Pick<SolutionData, 'changes'> & { aside?: ReactNode }) {
  const t = useWords()
  return (
    <Section space="none">
      <Bays>
        <SectionHead heading={t('solution.changes.heading')} className={styles.header}>
          <p>{t('solution.changes.illustrative')}</p>
        </SectionHead>
        <Bay at={aside ? 'b23' : 'b24'} className={styles.body}>
          <ScrollRegion label={t('solution.changes.heading')}>
            <table className={joinClasses(specTableClass, styles.table)}>
              <thead>
                <tr>
                  <th scope="col">{t('solution.changes.subject')}</th>
                  <th scope="col">{t('solution.changes.before')}</th>
                  <th scope="col">{t('solution.changes.after')}</th>
                </tr>
              </thead>
              <tbody>
                {changes.map(({ subject, before, after }) => (
                  <tr key={subject}>
                    <th scope="row">{subject}</th>
                    <td data-label={t('solution.changes.before')}>
                      <Unbroken text={before} />
                    </td>
                    <td data-label={t('solution.changes.after')}>
                      <Unbroken text={after} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        </Bay>
        {aside}
      </Bays>
    </Section>
  )
}
