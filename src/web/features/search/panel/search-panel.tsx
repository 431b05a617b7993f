import { useEffect, useId, useImperativeHandle, useState } from 'react'
import { useLocale, useWords, type Words } from '../../../../base/i18n/words.ts'
import { EXAMPLE_SEARCH } from '#vendor/example-search.ts'
import { RetryNote } from '../../../ui/retry-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { addRecentSearch, readRecentSearches, removeRecentSearch } from '../recent-searches.ts'
import { NothingFound } from './nothing-found.tsx'
import { RecentSearches } from './recent-searches.tsx'
import { optionId, Results } from './results.tsx'
import type { PanelKeys, SearchPanelProps } from './panel-props.ts'
import styles from './search-panel.module.css'
import { ScopeTabs } from './scope-tabs.tsx'
import { type Scope, type SearchState, useSearch } from './use-search.ts'

/** The results, kind by kind; the recent searches before a query is typed. Loaded when the field is focused. */
export function SearchPanel({ id, query, keys, onOptions, onSearch, onGo, children }: SearchPanelProps) {
  const t = useWords()
  const panelId = useId()
  const [scope, setScope] = useState<Scope>('all')
  const [recent, setRecent] = useState(readRecentSearches)
  const { state, retry } = useSearch(useLocale(), query, scope)
  const keepSearch = () => setRecent(addRecentSearch(query))
  const { active, onKeyDown } = useOptions(id, state, onOptions)
  useImperativeHandle(keys, () => ({ onKeyDown, keepSearch }))

  const isAsked = query.trim() !== ''
  const found = state.status === 'found' ? state : undefined
  return (
    <div className={styles.panel} aria-busy={state.status === 'loading'}>
      <ScopeTabs scope={scope} counts={isAsked ? found?.counts : undefined} controls={panelId} onChange={setScope} />
      <VisuallyHidden>
        <span role="status">{statusText(state, isAsked, t)}</span>
      </VisuallyHidden>
      <div id={panelId} role="tabpanel" aria-label={t('search:title')} className={styles.body}>
        {state.status === 'failed' && (
          <RetryNote className={styles.note} title={t('search:failed')} label={t('error.retry')} onRetry={retry} />
        )}
        {isAsked && state.status === 'loading' && <Loading />}
        {isAsked && found && found.total > 0 && (
          <Results
            id={id}
            found={found}
            active={active}
            scope={scope}
            onScope={setScope}
            onPick={() => {
              keepSearch()
              onGo?.()
            }}
          />
        )}
        {isAsked && found?.total === 0 && <NothingFound query={query} />}
        {!isAsked && <p className={styles.hint}>{t('search:hint', { model: EXAMPLE_SEARCH })}</p>}
        <RecentSearches
          queries={recent}
          onSearch={onSearch}
          onRemove={(removed) => {
            setRecent(removeRecentSearch(removed))
            // The pressed button was removed together with its entry.
            document.getElementById(`${id}-field`)?.focus()
          }}
        />
        {!isAsked && children}
      </div>
    </div>
  )
}

function Loading() {
  return (
    <div className={styles.loading}>
      <Skeleton className={styles.line} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.line} />
    </div>
  )
}

function statusText(state: SearchState, isAsked: boolean, t: Words): string {
  if (!isAsked || state.status === 'failed') return ''
  if (state.status === 'loading') return t('search:loading')
  if (state.total === 0) return t('search:none', { keyword: state.query })
  return state.isPartial ? t('search:near', { count: state.total }) : t('search:found', { count: state.total })
}

/** Moves through the options with the arrow keys while the focus stays in the field. */
function useOptions(id: string, state: SearchState, onOptions: SearchPanelProps['onOptions']) {
  const [chosen, setChosen] = useState<{ option: string; of: SearchState }>()
  const groups = state.status === 'found' && state.query.trim() !== '' ? state.groups : []
  const lists = groups.map(({ group }) => `${id}-${group}`).join(' ')
  // New results have no selected option.
  const active = chosen?.of === state ? chosen.option : undefined
  useEffect(() => onOptions({ lists, active }), [onOptions, lists, active])

  const onKeyDown: PanelKeys['onKeyDown'] = (event) => {
    // 229: Safari's Enter that ends a composition.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const options = groups.flatMap(({ records }) => records.map((record) => optionId(id, record)))
    const at = active === undefined ? -1 : options.indexOf(active)
    const step = { ArrowDown: at + 1, ArrowUp: at < 0 ? options.length - 1 : at - 1 }[event.key]
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      const option = options[step]
      setChosen(option === undefined ? undefined : { option, of: state })
      document.getElementById(option ?? '')?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault()
      document.getElementById(active)?.click()
    }
  }
  return { active, onKeyDown }
}
