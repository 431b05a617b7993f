import { useRef } from 'react'
import { useWords, type Words } from '../../src/base/i18n/words.ts'
import { Button } from '../../src/web/ui/button.tsx'
import { Chip } from '../../src/web/ui/chip.tsx'
import { inputClass } from '../../src/web/ui/field.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import { VisuallyHidden } from '../../src/web/ui/visually-hidden.tsx'
import { FILTER_FORM_ID } from './filter-form.tsx'
import { toggleFilter } from './filters.ts'
import type { Filters } from './list-items.ts'
import { type Sort, SORTS } from './list-state.ts'
import styles from './products.module.css'
import { useChoice } from './use-choice.ts'
import type { List } from './use-list.ts'

/** Above the list: the number of results, the sort order, and the active filters as removable chips. */
export function ListTools({ list, found }: { list: List; found: number | undefined }) {
  const t = useWords()
  const { facts, facets, factsState, state, change } = list
  const toggle = facts?.toggle ?? toggleFilter
  const count = useRef<HTMLParagraphElement>(null)
  const wanted = Object.entries(state.filters).flatMap(([id, options]) => options.map((option) => ({ id, option })))
  const nameOf = ({ id, option }: { id: string; option: string }) =>
    facets.find((facet) => facet.id === id)?.options.find((each) => each.id === option)?.label
  // Most names come with the facts; until then, chips only take their place.
  const isNameless = list.isWaiting && wanted.some((each) => nameOf(each) === undefined)
  const [sort, choose] = useChoice(state.sort)
  const drop = (dropped: (now: { filters: Filters }) => { filters?: Filters; q?: string }) => {
    change((now) => ({ ...dropped(now), page: 1 }))
    // The chip is removed together with its filter; the focus moves to the number of results.
    count.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <div className={styles.tools}>
        <p ref={count} role="status" tabIndex={-1}>
          {found === undefined
            ? t('products:search.loading')
            : t(found === list.data.count ? 'products:all' : 'products:found', { count: found })}
        </p>
        <Button
          variant="secondary"
          size="small"
          className={styles.opener}
          popoverTarget={FILTER_FORM_ID}
          onPointerDown={factsState.prepare}
        >
          <Icon name="filters" />
          {t('products:filters.heading')}
          {wanted.length > 0 && <span>{wanted.length}</span>}
        </Button>
        <label className={styles.sort}>
          <VisuallyHidden>{t('products:sort.label')}</VisuallyHidden>
          <select
            className={inputClass}
            value={sort}
            onFocus={factsState.prepare}
            onChange={({ target }) => {
              const chosen = SORTS.find((known) => known === target.value) ?? 'standard'
              choose(chosen, () => change(() => ({ sort: chosen, page: 1 })))
            }}
          >
            {SORTS.map((known) => (
              <option key={known} value={known}>
                {sortWord(known, t)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {(wanted.length > 0 || state.q !== '') && (
        <ul className={styles.chips} aria-busy={isNameless || undefined}>
          {state.q !== '' && (
            <li>
              <Chip
                data-on
                aria-label={t('products:search.remove', { q: state.q })}
                onClick={() => drop(() => ({ q: '' }))}
              >
                <Icon name="search" />
                {state.q}
                <Icon name="close" />
              </Chip>
            </li>
          )}
          {wanted.map(({ id, option }) => {
            const name = nameOf({ id, option }) ?? option
            return (
              <li key={`${id} ${option}`}>
                <Chip
                  data-on
                  aria-label={t('products:filters.remove', { name })}
                  onClick={() => drop(({ filters }) => ({ filters: toggle(filters, id, option) }))}
                >
                  {name}
                  <Icon name="close" />
                </Chip>
              </li>
            )
          })}
          <li>
            <button type="button" className={styles.clear} onClick={() => drop(() => ({ filters: {}, q: '' }))}>
              {t('products:filters.clear')}
            </button>
          </li>
        </ul>
      )}
    </>
  )
}

function sortWord(sort: Sort, t: Words): string {
  if (sort === 'newest') return t('products:sort.newest')
  return sort === 'model' ? t('products:sort.model') : t('products:sort.standard')
}
