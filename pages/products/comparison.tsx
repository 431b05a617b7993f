import { useWords } from '../../src/base/i18n/words.ts'
import { Breadcrumb } from '../../src/web/shell/breadcrumb.tsx'
import { RetryNote } from '../../src/web/ui/retry-note.tsx'
import { Check } from '../../src/web/ui/field.tsx'
import { PageHead } from '../../src/web/ui/page-head.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import text from '../../src/web/ui/text.module.css'
import { compareAttributes } from './compare-attributes.ts'
import styles from './comparison.module.css'
import { ComparisonTable } from './comparison-table.tsx'
import type { Facts } from './unpack-facts.ts'
import { useChoice } from './use-choice.ts'
import type { List } from './use-list.ts'
import { useCompared } from './use-compared.ts'

/** Two to four products side by side, with their differences marked. */
export function Comparison({ list, facts }: { list: List; facts: Facts }) {
  const t = useWords()
  const { compare } = list.state
  const items = compare.flatMap((code) => facts.items.find((item) => item.code === code) ?? [])
  const { attributes, retry } = useCompared(compare)
  const groups = typeof attributes === 'string' ? [] : compareAttributes(facts.attributeGroups, attributes)
  const rows = groups.flatMap((group) => group.rows)
  const differing = rows.filter(({ differs }) => differs).length
  // Of products that are alike in everything, everything is shown.
  const onlyDifferences = list.state.onlyDifferences && (differing > 0 || rows.length === 0)
  const [isChecked, choose] = useChoice(onlyDifferences)
  const [series] = new Set(items.map((item) => item.series))
  const isOneSeries = items.every((item) => item.series === series)
  const crumbs = [
    { name: t('breadcrumb.home'), path: '/' },
    { name: t('breadcrumb.products'), path: '/products' },
    ...(isOneSeries && series ? [{ name: series.name, path: `/products/${series.id}` }] : []),
    { name: t('products:compare.title'), path: '/products?compare' },
  ]
  return (
    <div data-series={isOneSeries ? series?.accent : undefined}>
      <PageHead
        low
        crumbs={<Breadcrumb crumbs={crumbs} />}
        title={t('products:compare.title')}
        aside={
          <p className={text.lead} role="status">
            {attributes === 'loading' && t('compare:loading')}
            {rows.length > 0 && t('compare:summary', { total: rows.length, differing })}
          </p>
        }
      />
      <Section space="none">
        <div className={styles.tools}>
          <Check
            type="checkbox"
            checked={isChecked}
            disabled={rows.length > 0 && differing === 0}
            onChange={() => choose(!isChecked, () => list.change(() => ({ onlyDifferences: !isChecked })))}
          >
            {t('compare:onlyDifferences')}
          </Check>
          <p className={text.meta}>{t('compare:most')}</p>
        </div>
        {attributes === 'failed' && (
          <RetryNote className={styles.failed} title={t('compare:failed')} label={t('error.retry')} onRetry={retry} />
        )}
        <p className={styles.address}>{location.origin + list.hrefOf({})}</p>
        <ComparisonTable
          list={list}
          items={items}
          groups={groups}
          isLoading={attributes === 'loading'}
          onlyDifferences={onlyDifferences}
        />
      </Section>
    </div>
  )
}
