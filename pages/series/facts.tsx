import { useWords } from '../../src/base/i18n/words.ts'
import { Section } from '../../src/web/ui/section.tsx'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import styles from './facts.module.css'
import type { SeriesData } from './series-data.ts'

/** The number of products, and three key figures of the series, each with the model that reaches it. */
export function Facts({ data: { categories, facts } }: { data: SeriesData }) {
  const t = useWords()
  const count = categories.reduce((sum, category) => sum + category.count, 0)
  return (
    <Section space="none" ruled aria-label={t('series:facts.label')}>
      <dl className={styles.facts}>
        <div>
          <dt>
            {categories.length === 1
              ? t('series:facts.inOne', { count })
              : t('series:facts.products', { count, categories: categories.length })}
          </dt>
          <dd>{count}</dd>
        </div>
        {facts.map(({ label, model, number, unit }) => (
          <div key={label}>
            <dt>
              <Unbroken text={t('series:facts.of', { label, model })} />
            </dt>
            <dd>
              {number}
              {unit && <small>{unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
