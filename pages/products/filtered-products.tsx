import { lazy, Suspense, useEffect, useRef } from 'react'
import { loadLate } from '../../src/web/navigation/freshness/load-late.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { RetryNote } from '../../src/web/ui/retry-note.tsx'
import { Check } from '../../src/web/ui/field.tsx'
import { BelowTheFold, useRendersBelowTheFold } from '../../src/web/ui/below-the-fold.tsx'
import { Skeleton } from '../../src/web/ui/skeleton.tsx'
import { CollectIcon } from '../../src/web/features/door-schedule/collecting/collect-link.tsx'
import { VisuallyHidden } from '../../src/web/ui/visually-hidden.tsx'
import type { CardItem } from './list-items.ts'
import { MAX_COMPARED } from './list-state.ts'
import { PageLinks } from './page-links.tsx'
import { CARDS_IN_FIRST_VIEW, ProductCard } from './product-card.tsx'
import styles from './products.module.css'
import { useChoice } from './use-choice.ts'
import type { List } from './use-list.ts'

// Loaded late: a first load has no room for what few visitors see.
const NothingFound = lazy(async () => {
  const { NothingFound: Component } = await loadLate(() => import('./nothing-found.tsx'))
  return { default: Component }
})
const PickBar = lazy(async () => {
  const { PickBar: Component } = await loadLate(() => import('./pick-bar.tsx'))
  return { default: Component }
})

/** One page of the results, the pagination, and the products picked for a comparison. */
export function FilteredProducts({ list }: { list: List }) {
  const t = useWords()
  const { shown, isWaiting } = list
  const rendersRest = useRendersBelowTheFold()
  const heading = useFocusOnNewPage(shown?.page ?? 1)
  if (!shown) return <Skeleton className={styles.searching} />
  const { items, page, pages } = shown
  return (
    <>
      <VisuallyHidden>
        <h2 ref={heading} tabIndex={-1}>
          {t('products:pages.text', { page, pages })}
        </h2>
      </VisuallyHidden>
      <Notes list={list} count={items.length} />
      <ul className={styles.grid} aria-busy={isWaiting || undefined}>
        {items.slice(0, rendersRest ? undefined : CARDS_IN_FIRST_VIEW).map((item, index) => (
          <Card key={item.code} item={item} list={list} isFirst={index < CARDS_IN_FIRST_VIEW} />
        ))}
      </ul>
      <BelowTheFold>
        <PageLinks list={list} page={page} pages={pages} />
        {list.state.picks.length > 0 && (
          <Suspense>
            <PickBar list={list} />
          </Suspense>
        )}
      </BelowTheFold>
    </>
  )
}

/** Notes above the list: a failure, no result or a partial one. */
function Notes({ list, count }: { list: List; count: number }) {
  const t = useWords()
  const { state, search, factsState } = list
  if (factsState.hasFailed) {
    return (
      <RetryNote
        className={styles.failed}
        title={t('products:facts.failed')}
        label={t('error.retry')}
        onRetry={factsState.retry}
      />
    )
  }
  if (search.status === 'failed') {
    return (
      <RetryNote
        className={styles.failed}
        title={t('products:search.failed')}
        label={t('error.retry')}
        onRetry={search.retry}
      />
    )
  }
  if (search.status === 'loading') return count === 0 ? <Skeleton className={styles.searching} /> : null
  if (count === 0) {
    return (
      <Suspense>
        <NothingFound list={list} />
      </Suspense>
    )
  }
  return search.status === 'found' && search.isPartial ? (
    <p className={styles.near}>{t('products:search.near', { q: state.q })}</p>
  ) : null
}

/** The focused pagination link stays in place while the list changes: the focus moves to the top of the new page. */
function useFocusOnNewPage(page: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    // Changing a filter also returns to the first page, but its checkbox keeps the focus.
    if (!document.activeElement?.closest('form')) heading.current?.focus({ preventScroll: true })
  }, [page])
  return heading
}

function Card({ item, list, isFirst = false }: { item: CardItem; list: List; isFirst?: boolean }) {
  return (
    <li>
      <ProductCard
        item={item}
        level={3}
        isFirst={isFirst}
        corner={
          item.status === 'active' && item.category.isForDoors && <CollectIcon code={item.code} model={item.model} />
        }
      />
      <PickBox item={item} list={list} />
    </li>
  )
}

function PickBox({ item: { code, model }, list }: { item: CardItem; list: List }) {
  const t = useWords()
  const { picks } = list.state
  const [isPicked, choose] = useChoice(picks.includes(code))
  const toggle = (now: readonly string[]) =>
    now.includes(code) ? now.filter((other) => other !== code) : [...now, code].slice(0, MAX_COMPARED)
  return (
    <Check
      type="checkbox"
      className={styles.pick}
      checked={isPicked}
      disabled={!isPicked && picks.length >= MAX_COMPARED}
      aria-label={t('products:pick.add', { model })}
      onChange={() => choose(!isPicked, () => list.change((now) => ({ picks: toggle(now.picks) })))}
    >
      {t('products:compare.title')}
    </Check>
  )
}
