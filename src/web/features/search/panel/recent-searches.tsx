import { useId } from 'react'
import { useWords } from '../../../../base/i18n/words.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './search-panel.module.css'

type RecentSearchesProps = {
  queries: readonly string[]
  onSearch: (query: string) => void
  /** Removes one of them, or all. */
  onRemove: (query?: string) => void
}

/** The recent searches; each can be repeated or removed. */
export function RecentSearches({ queries, onSearch, onRemove }: RecentSearchesProps) {
  const t = useWords()
  const heading = useId()
  if (queries.length === 0) return null
  return (
    <section className={styles.recent} aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading}>{t('search:recent.heading')}</h3>
        <button type="button" className={styles.more} onClick={() => onRemove()}>
          {t('search:recent.clear')}
        </button>
      </div>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <Chip onClick={() => onSearch(query)}>
              <Icon name="history" />
              {query}
            </Chip>
            <Chip aria-label={t('search:recent.remove', { query })} onClick={() => onRemove(query)}>
              <Icon name="close" />
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
