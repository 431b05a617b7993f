import { useWords } from '../../src/base/i18n/words.ts'
import { Pagination } from '../../src/web/ui/pagination.tsx'
import styles from './products.module.css'
import type { List } from './use-list.ts'

/** Links to the other pages of the list; none if there is one page only. */
export function PageLinks({ list, page, pages }: { list: List; page: number; pages: number }) {
  const t = useWords()
  if (pages < 2) return null
  const hrefOf = (to: number) => list.hrefOf({ page: to })
  const stepTo = (to: number) => (to >= 1 && to <= pages ? hrefOf(to) : undefined)
  return (
    <Pagination
      className={styles.pages}
      label={t('products:pages.label')}
      text={t('products:pages.text', { page, pages })}
      previous={{ label: t('products:pages.previous'), href: stepTo(page - 1) }}
      next={{ label: t('products:pages.next'), href: stepTo(page + 1) }}
      numbers={{ page, pages, hrefOf }}
    />
  )
}
