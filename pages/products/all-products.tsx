import { useWords } from '../../src/base/i18n/words.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import text from '../../src/web/ui/text.module.css'
import type { CardItem } from './list-items.ts'
import { PageLinks } from './page-links.tsx'
import { CARDS_IN_FIRST_VIEW, ProductCard } from './product-card.tsx'
import styles from './products.module.css'
import type { List } from './use-list.ts'

/**
 * The products of a page by series and category, after those that home shows: the list of a document without scripts. With scripts, until hydration,
 * it is one grid with visually hidden headings, so that the products are where the hydrated list will show them.
 */
export function AllProducts({ list, items }: { list: List; items: readonly CardItem[] }) {
  const t = useWords()
  const first = new Set(items.slice(0, CARDS_IN_FIRST_VIEW))
  const { known } = list.data
  const categories = list.data.series.flatMap((series) => series.categories)
  const countOf = (id: string) => categories.find((category) => category.id === id)?.count ?? 0
  return (
    <>
      <div className={styles.all}>
        {known > 0 && (
          <section aria-label={t('products:known')}>
            <h2 className={text.h3}>{t('products:known')}</h2>
            <ul>
              {items.slice(0, known).map((item) => (
                <li key={item.code}>
                  <ProductCard item={item} level={3} isFirst={first.has(item)} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {groupBy(items.slice(known), ({ series }) => series).map(([series, within]) => (
          <section key={series.id} id={series.id} aria-label={series.name}>
            <h2 className={text.h3}>
              <Link to={`/products/${series.id}`}>{series.name}</Link>
            </h2>
            {groupBy(within, ({ category }) => category).map(([category, products]) => (
              <section key={category.id} id={category.id} aria-label={category.name}>
                <h3 className={text.h4}>
                  {category.name} <small>{t('products:count', { count: countOf(category.id) })}</small>
                </h3>
                <ul>
                  {products.map((item) => (
                    <li key={item.code}>
                      <ProductCard item={item} level={4} isFirst={first.has(item)} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </section>
        ))}
      </div>
      <PageLinks list={list} page={list.data.page} pages={list.data.pages} />
    </>
  )
}

function groupBy<Key>(items: readonly CardItem[], keyOf: (item: CardItem) => Key): [Key, CardItem[]][] {
  const groups = new Map<Key, CardItem[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return [...groups]
}
