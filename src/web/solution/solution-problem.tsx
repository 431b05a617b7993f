import { inSite } from '../../base/base-path.ts'
import { useWords } from '../../base/i18n/words.ts'
import { Bay, Bays } from '../ui/bays.tsx'
import { Fold } from '../ui/fold.tsx'
import { Section } from '../ui/section.tsx'
import { Unbroken } from '../ui/unbroken.tsx'
import type { SolutionData } from './solution-data.ts'
import styles from './solution-problem.module.css'

type SolutionProblemProps = Pick<SolutionData, 'problem'> & { picture: SolutionData['picture'] | undefined }

/** The customers' problem, with a picture of the place beside it; on phones, all but its first paragraph is folded. */
export function SolutionProblem({ problem: [first, ...others], picture }: SolutionProblemProps) {
  const t = useWords()
  return (
    <Section space="band" tone="plinth" ruled>
      <Bays spaced>
        <Bay as="h2" at="b14">
          {t('solution.problem')}
        </Bay>
        {picture && (
          <Bay at="b12" flush className={styles.place}>
            <img
              src={inSite(picture.src)}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              loading="lazy"
            />
          </Bay>
        )}
        <Bay at={picture ? 'b34' : 'b24'} className={styles.text}>
          <p>
            <Unbroken text={first ?? ''} />
          </p>
          {others.length > 0 && (
            <Fold className={styles.others} heading={t('readOn')}>
              {others.map((paragraph) => (
                <p key={paragraph}>
                  <Unbroken text={paragraph} />
                </p>
              ))}
            </Fold>
          )}
        </Bay>
      </Bays>
    </Section>
  )
}
