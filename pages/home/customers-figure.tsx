import { useWords } from '../../src/i18n/words.ts'
import { goClass } from '../../src/ui/go.tsx'
import { SpecTable } from '../../src/ui/spec-table.tsx'
import text from '../../src/ui/text.module.css'
import styles from './figures.module.css'
import type { HomeData } from './home.screen.tsx'

/** Kinds of customer as one tower cut by share; the same as a table below. */
export function CustomersFigure({ customers: { isIllustrative, segments } }: Pick<HomeData, 'customers'>) {
  const t = useWords()
  const [largest] = segments
  return (
    <>
      <figcaption>
        <h2 className={text.h3}>{t('home:customers.heading')}</h2>
        <p className={text.meta}>
          {t('home:customers.caption')} {isIllustrative && <b className={styles.sample}>{t('home:illustrative')}</b>}
        </p>
      </figcaption>
      <div
        className={styles.shares}
        role="img"
        aria-label={largest && t('home:customers.picture', { name: largest.name, percent: largest.percent })}
      >
        {segments.map(({ id, name, percent }) => (
          <p key={id} style={{ flexGrow: percent }}>
            <b>
              {percent}
              <small>%</small>
            </b>
            <span>{name}</span>
          </p>
        ))}
      </div>
      <details className={styles.data}>
        <summary className={goClass}>
          <span>{t('home:table')}</span>
        </summary>
        <SpecTable rows={segments.map(({ id, name, percent }) => ({ id, label: name, value: `${percent}%` }))} />
      </details>
    </>
  )
}
