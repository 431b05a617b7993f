import type { KeyboardEvent } from 'react'
import { useWords } from '../../../../base/i18n/words.ts'
import { joinClasses } from '../../../ui/join-classes.ts'
import { shadedClass } from '../../../ui/scroll-region.tsx'
import { tabClass } from '../../../ui/tabs.tsx'
import styles from './search-panel.module.css'
import { type FoundState, type Scope, SCOPES } from './use-search.ts'

type ScopeTabsProps = {
  scope: Scope
  /** Number of results in each tab; undefined while there is no query. */
  counts: FoundState['counts'] | undefined
  /** Id of the element that the tabs control. */
  controls: string
  onChange: (scope: Scope) => void
}

/** Tabs for all results, or one kind of them. */
export function ScopeTabs({ scope, counts, controls, onChange }: ScopeTabsProps) {
  const t = useWords()
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    const next = (SCOPES.indexOf(scope) + step + SCOPES.length) % SCOPES.length
    onChange(SCOPES[next] ?? 'all')
    const tab = event.currentTarget.children[next]
    if (tab instanceof HTMLElement) tab.focus()
  }
  return (
    <div
      className={joinClasses(styles.tabs, shadedClass)}
      role="tablist"
      tabIndex={-1}
      aria-label={t('search:scope')}
      onKeyDown={move}
    >
      {SCOPES.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          className={tabClass}
          aria-selected={one === scope}
          aria-controls={controls}
          tabIndex={one === scope ? 0 : -1}
          onClick={() => onChange(one)}
        >
          {t(`search:tabs.${one}`)} {counts && <small>{counts[one]}</small>}
        </button>
      ))}
    </div>
  )
}
