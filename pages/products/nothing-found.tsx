import { useWords } from '../../src/base/i18n/words.ts'
import { Button } from '../../src/web/ui/button.tsx'
import { EmptyDoorway } from '../../src/web/ui/empty-doorway.tsx'
import text from '../../src/web/ui/text.module.css'
import { Typed } from '../../src/web/ui/typed.tsx'
import { withFilter } from './filters.ts'
import styles from './products.module.css'
import type { List } from './use-list.ts'

/** No product matches all filters: offers to remove the filter that gives the most results. */
export function NothingFound({ list: { facts, facets, found, search, state, change } }: { list: List }) {
  const t = useWords()
  if (search.keys.length === 0 && state.q !== '')
    return <NoResults q={state.q} clear={() => change(() => ({ q: '', page: 1 }))} />
  const drop = facts?.mostUsefulDrop(state.filters, found?.within)
  const filter = drop && facets.find(({ id }) => id === drop.id)?.label
  return (
    <EmptyDoorway
      className={styles.empty}
      title={<h3 className={text.h3}>{t('products:empty.title')}</h3>}
      text={drop && filter && t('products:empty.text', { filter, count: drop.count })}
    >
      {drop && filter && (
        <Button
          size="small"
          onClick={() => change(({ filters }) => ({ filters: withFilter(filters, drop.id, []), page: 1 }))}
        >
          {t('products:empty.drop', { filter })}
        </Button>
      )}
      <Button variant="secondary" size="small" onClick={() => change(() => ({ filters: {}, page: 1 }))}>
        {t('products:filters.clear')}
      </Button>
    </EmptyDoorway>
  )
}

/** The search has no results, whatever the filters. */
function NoResults({ q, clear }: { q: string; clear: () => void }) {
  const t = useWords()
  return (
    <EmptyDoorway
      className={styles.empty}
      title={
        <h3 className={text.h3}>
          <Typed sentence={(typed) => t('products:search.none', { q: typed })} typed={q} />
        </h3>
      }
      text={t('products:search.suggestion')}
    >
      <Button size="small" onClick={clear}>
        {t('products:search.clear')}
      </Button>
    </EmptyDoorway>
  )
}
