import { useState } from 'react'
import { useWords } from '../../src/base/i18n/words.ts'
import { goClass } from '../../src/web/ui/go.tsx'
import { SpecTable } from '../../src/web/ui/spec-table.tsx'
import { Sample } from '../../src/web/ui/sample.tsx'
import text from '../../src/web/ui/text.module.css'
import styles from './figures.module.css'
import type { HomeData } from './home-data.ts'
import { useWhenNear } from './use-when-near.ts'

/** Below this share, in percent, a segment is as high as one line of small text. */
const LOW = 8

const loadChart = () => import('./customers-chart.tsx')

/** Groups of customers as a stacked column, with the same data as a table below. */
export function CustomersFigure({ customers: { isIllustrative, segments } }: Required<Pick<HomeData, 'customers'>>) {
  const t = useWords()
  return (
    <>
      <figcaption>
        <h2 className={text.h3}>{t('home:customers.heading')}</h2>
        <p className={text.meta}>
          {t('home:customers.caption')} {isIllustrative && <Sample>{t('illustrative')}</Sample>}
        </p>
      </figcaption>
      <Tower segments={segments} />
      <details className={styles.data}>
        <summary className={goClass}>
          <span>{t('home:table')}</span>
        </summary>
        <SpecTable rows={segments.map(({ id, name, percent }) => ({ id, label: name, value: `${percent}%` }))} />
      </details>
    </>
  )
}

/** The column in HTML, for visitors without JavaScript and until chart.js draws the same in its place. */
function Tower({ segments }: Pick<NonNullable<HomeData['customers']>, 'segments'>) {
  const t = useWords()
  const [picture, setPicture] = useState<HTMLElement | null>(null)
  const chart = useWhenNear(picture, loadChart)
  const [largest] = segments
  const label = largest && t('home:customers.picture', { name: largest.name, percent: largest.percent })
  return (
    <div className={styles.chart}>
      <div ref={setPicture} className={styles.shares} role="img" aria-label={label}>
        {segments.map(({ id, name, percent }) => (
          <p key={id} data-low={percent < LOW || undefined} style={{ flexGrow: percent }}>
            <b>
              {percent}
              <small>%</small>
            </b>
            <span>{name}</span>
          </p>
        ))}
      </div>
      {picture && chart && <chart.CustomersChart label={label} floors={segments} picture={picture} />}
    </div>
  )
}
