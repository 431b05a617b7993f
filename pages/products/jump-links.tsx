import { useWords } from '../../src/i18n/words.ts'
import { Link } from '../../src/routing/link.tsx'
import styles from './products.module.css'
import type { ProductsData } from './products-data.ts'

/** Links to each series and category of the list, in place of filters when scripts do not run. */
export function JumpLinks({ series }: Pick<ProductsData, 'series'>) {
  const t = useWords()
  return (
    <nav className={styles.jumps} aria-label={t('products:jumps')}>
      <ul>
        {series.map(({ id, name, accent, categories }) => (
          <li key={id} data-series={accent}>
            <Link to={`#${id}`}>{name}</Link>
            <ul>
              {categories.map((category) => (
                <li key={category.id}>
                  <Link to={`#${category.id}`}>{category.name}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}
