import { useEffect, useRef } from 'react'
import { useWords } from '../../src/i18n/words.ts'
import { cutPage } from '../../src/routing/list-page.ts'
import { RetryNote } from '../../src/ui/retry-note.tsx'
import { Check } from '../../src/ui/field.tsx'
import { BelowTheFold, useRendersBelowTheFold } from '../../src/ui/below-the-fold.tsx'
import { Pagination } from '../../src/ui/pagination.tsx'
import { Skeleton } from '../../src/ui/skeleton.tsx'
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx'
import type { ListItem } from './list-items.ts'
import { MAX_COMPARED } from './list-state.ts'
import { NothingFound } from './nothing-found.tsx'
import { PickBar } from './pick-bar.tsx'
import { CARDS_IN_FIRST_VIEW, ProductCard } from './product-card.tsx'
import styles from './products.module.css'
import { sortItems } from './sort-items.ts'
import type { List } from './use-list.ts'

/** Four rows of three, six of two. */
const PRODUCTS_PER_PAGE = 12

/** One page of the results, the pagination, and the products picked for a comparison. */
export function FilteredProducts({ list, found }: { list: List; found: readonly ListItem[] }) {
  const t = useWords()
  const { state, hrefOf } = list
  const { items: shown, page, pages } = cutPage(sortItems(found, state.sort), state.page, PRODUCTS_PER_PAGE)
  const rendersRest = useRendersBelowTheFold()
  const heading = useFocusOnNewPage(page)
  const stepTo = (to: number) => (to >= 1 && to <= pages ? hrefOf({ page: to }) : undefined)
  return (
    <>
      <VisuallyHidden>
        <h2 ref={heading} tabIndex={-1}>
          {t('products:pages.text', { page, pages })}
        </h2>
      </VisuallyHidden>
      {list.search.status === 'failed' && (
        <RetryNote
          className={styles.failed}
          title={t('products:search.failed')}
          label={t('error.retry')}
          onRetry={list.search.retry}
        />
      )}
      {list.search.status === 'loading' && found.length === 0 && <Skeleton className={styles.searching} />}
      {list.search.status === 'found' && list.search.isPartial && found.length > 0 && (
        <p className={styles.near}>{t('products:search.near', { q: state.q })}</p>
      )}
      {found.length === 0 && (list.search.status === 'idle' || list.search.status === 'found') && (
        <NothingFound list={list} />
      )}
      <ul className={styles.grid}>
        {(rendersRest ? shown : shown.slice(0, CARDS_IN_FIRST_VIEW)).map((item, index) => (
          <li key={item.code}>
            <ProductCard item={item} level={3} isFirst={index < CARDS_IN_FIRST_VIEW} />
            <PickBox item={item} list={list} />
          </li>
        ))}
      </ul>
      <BelowTheFold>
        {pages > 1 && (
          <Pagination
            className={styles.pages}
            label={t('products:pages.label')}
            text={t('products:pages.text', { page, pages })}
            previous={{ label: t('products:pages.previous'), href: stepTo(page - 1) }}
            next={{ label: t('products:pages.next'), href: stepTo(page + 1) }}
          />
        )}
        <PickBar list={list} />
      </BelowTheFold>
    </>
  )
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

function PickBox({ item: { code, model }, list }: { item: ListItem; list: List }) {
  const t = useWords()
  const { picks } = list.state
  const isPicked = picks.includes(code)
  const toggled = isPicked ? picks.filter((other) => other !== code) : [...picks, code]
  return (
    <Check
      type="checkbox"
      className={styles.pick}
      checked={isPicked}
      disabled={!isPicked && picks.length >= MAX_COMPARED}
      aria-label={t('products:pick.add', { model })}
      onChange={() => list.change({ picks: toggled })}
    >
      {t('products:compare.title')}
    </Check>
  )
}
