import { useEffect, useState } from 'react'
import { formatDay } from '../../../src/base/i18n/format-day.ts'
import { useLocale, useWords } from '../../../src/base/i18n/words.ts'
import { goClass } from '../../../src/web/ui/go.tsx'
import text from '../../../src/web/ui/text.module.css'
import { VisuallyHidden } from '../../../src/web/ui/visually-hidden.tsx'
import styles from './desk-insight.module.css'

type DayFigureProps = {
  what: string
  /** The headings of the columns. */
  caption: string
  days: readonly { day: string; value: number | null }[]
  /** Values above it are too high. */
  limit?: number
  /** Writes a value; as it is by default. */
  format?: (value: number) => string
}

/** A column for each day; the same figures as a table below, and in a sentence for who does not see the picture. */
export function DayFigure({ what, caption, days, limit, format = String }: DayFigureProps) {
  const t = useWords()
  const locale = useLocale()
  const chart = useDayChart()
  const known = days.filter(({ value }) => value !== null && value > 0)
  const highest = known.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))[0]
  if (!highest) return null
  const write = (value: number | null) => (value === null ? t('desk-insight:noValue') : format(value))
  const label = t('desk-insight:picture', {
    what,
    highest: write(highest.value),
    day: formatDay(highest.day, locale),
    last: write(days.at(-1)?.value ?? null),
  })
  return (
    <figure className={styles.figure}>
      <figcaption className={text.meta}>{caption}</figcaption>
      <div className={styles.chart} role="img" aria-label={label}>
        {chart && <chart.DayChart days={days} limit={limit} format={format} />}
      </div>
      <details>
        <summary className={goClass}>
          <span>{t('desk-insight:asTable')}</span>
        </summary>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{what}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('desk-insight:day')}</th>
              <th scope="col" className={styles.number}>
                {t('desk-insight:value')}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day, locale)}</th>
                <td className={styles.number}>{write(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

/** Loads the picture; without it there is the table. A canvas does not support forced colours. */
function useDayChart() {
  const [chart, setChart] = useState<typeof import('./day-chart.tsx')>()
  useEffect(() => {
    if (window.matchMedia('(forced-colors: active)').matches) return
    // A canvas is not redrawn when fonts are loaded.
    Promise.all([import('./day-chart.tsx'), document.fonts.ready]).then(
      ([loaded]) => setChart(loaded),
      () => {},
    )
  }, [])
  return chart
}
