import { useState } from 'react'
import { useWords } from '../../src/base/i18n/words.ts'
import { goClass } from '../../src/web/ui/go.tsx'
import { joinClasses } from '../../src/web/ui/join-classes.ts'
import { ScrollRegion } from '../../src/web/ui/scroll-region.tsx'
import { specTableClass } from '../../src/web/ui/spec-table.tsx'
import { Sample } from '../../src/web/ui/sample.tsx'
import text from '../../src/web/ui/text.module.css'
import styles from './figures.module.css'
import type { HomeData } from './home-data.ts'
import { useWhenNear } from './use-when-near.ts'

/** Height of the tallest column as a share of the picture: the rest is for the beam and the number on it. */
const TALLEST = 0.88

const loadChart = () => import('./sales-chart.tsx')

type SalesFigureProps = Required<Pick<HomeData, 'sales' | 'series'>>

/** Yearly sales as stacked columns, with a segment for each series and a beam on top; the same data as a table below. */
export function SalesFigure({ sales, series }: SalesFigureProps) {
  const t = useWords()
  return (
    <>
      <figcaption>
        <h2>{t('home:sales.heading')}</h2>
        <p className={text.meta}>
          {t('home:sales.caption')} {sales.isIllustrative && <Sample>{t('illustrative')}</Sample>}
        </p>
      </figcaption>
      <ul className={styles.key}>
        {series.map(({ id, name, accent }) => (
          <li key={id} data-series={accent}>
            {name}
          </li>
        ))}
      </ul>
      <Towers sales={sales} series={series} />
      <details className={styles.data}>
        <summary className={goClass}>
          <span>{t('home:table')}</span>
        </summary>
        <SalesTable sales={sales} series={series} />
      </details>
    </>
  )
}

/** The columns in HTML, for visitors without JavaScript and until chart.js draws the same in their place. */
function Towers({ sales, series }: SalesFigureProps) {
  const t = useWords()
  const [picture, setPicture] = useState<HTMLElement | null>(null)
  const chart = useWhenNear(picture, loadChart)
  const years = sales.years.map(({ year, thousandSets }) => ({
    year,
    thousandSets,
    total: thousandSets.reduce((sum, sets) => sum + sets, 0),
  }))
  const tallest = Math.max(...years.map(({ total }) => total))
  const [first, last] = [years[0], years.at(-1)]
  const label =
    first && last
      ? t('home:sales.picture', { from: first.year, low: first.total, to: last.year, high: last.total })
      : undefined
  return (
    <div className={styles.chart}>
      <div ref={setPicture} className={styles.towers} role="img" aria-label={label}>
        {years.map(({ year, thousandSets, total }) => (
          <div key={year} className={styles.year}>
            <b>{total}</b>
            <span className={styles.tower} style={{ blockSize: `${(total / tallest) * TALLEST * 100}%` }}>
              {series.map(({ id, accent }, index) => (
                <i key={id} data-series={accent} style={{ flexGrow: thousandSets[index] ?? 0 }} />
              ))}
            </span>
            <span className={styles.caption}>{year}</span>
          </div>
        ))}
      </div>
      {picture && chart && (
        <chart.SalesChart label={label} years={years} series={series} share={TALLEST} picture={picture} />
      )}
    </div>
  )
}

function SalesTable({ sales, series }: SalesFigureProps) {
  const t = useWords()
  return (
    <ScrollRegion label={t('home:sales.heading')}>
      <table className={joinClasses(specTableClass, text.num)}>
        <thead>
          <tr>
            <th scope="col">{t('home:sales.year')}</th>
            {series.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sales.years.map(({ year, thousandSets }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              {series.map(({ id }, index) => (
                <td key={id}>{thousandSets[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
