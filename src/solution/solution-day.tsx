import type { CSSProperties } from 'react'
import { useWords } from '../i18n/words.ts'
import { Bay, Bays } from '../ui/bays.tsx'
import { Section } from '../ui/section.tsx'
import type { SolutionData } from './solution-data.ts'
import { splitDay } from './split-day.ts'
import styles from './solution-day.module.css'

/** A day in use as timelines with a column for each moment; the width of a column is proportional to the time until the next. */
export function SolutionDay({ day }: Pick<SolutionData, 'day'>) {
  const t = useWords()
  return (
    <Section space="band" tone="ground">
      <Bays>
        <Bay as="h2" at="b13">
          {t('solution.day')}
        </Bay>
      </Bays>
      {splitDay(day).map((beam) => (
        <ol key={beam[0]?.moment.time} className={styles.beam} style={columns(beam)}>
          {beam.map(({ moment: { time, title, text } }) => (
            <li key={time}>
              <time dateTime={time}>{time}</time>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      ))}
    </Section>
  )
}

function columns(beam: readonly { minutes: number }[]): CSSProperties {
  const widths = beam.map(({ minutes }) => `minmax(clamp(9rem, 17vw, 15rem), ${minutes}fr)`)
  // A custom property, which React's CSSProperties does not allow.
  return { '--columns': widths.join(' ') } as CSSProperties
}
