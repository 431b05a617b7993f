import type { CSSProperties } from 'react'
import { useWords } from '../../base/i18n/words.ts'
import { Bay, Bays } from '../ui/bays.tsx'
import { Headline } from '../ui/headline.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { ScrollRegion, shadedClass } from '../ui/scroll-region.tsx'
import { Section } from '../ui/section.tsx'
import { Unbroken } from '../ui/unbroken.tsx'
import type { SolutionData } from './solution-data.ts'
import { splitDay } from './split-day.ts'
import styles from './solution-day.module.css'

/** A day in use as timelines with equal columns, one for each moment; on phones it is one row that scrolls sideways. */
export function SolutionDay({ day }: Pick<SolutionData, 'day'>) {
  const t = useWords()
  const beams = splitDay(day)
  return (
    <Section space="band" tone="ground">
      <Bays>
        <Bay as="h2" at="b13">
          {t('solution.day')}
        </Bay>
      </Bays>
      <ScrollRegion
        label={t('solution.day')}
        className={joinClasses(styles.region, shadedClass)}
        style={columns(beams[0]?.length ?? 1)}
      >
        {beams.map((beam) => (
          <ol key={beam[0]?.time} className={styles.beam}>
            {beam.map(({ time, title, text }) => (
              <li key={time}>
                <time dateTime={time}>{time}</time>
                <h3>
                  <Headline text={title} />
                </h3>
                <p>
                  <Unbroken text={text} />
                </p>
              </li>
            ))}
          </ol>
        ))}
      </ScrollRegion>
    </Section>
  )
}

/** A custom property, which React's CSSProperties does not allow. */
const columns = (count: number) => ({ '--columns': count }) as CSSProperties
