import { useWords } from '../../src/base/i18n/words.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { ScrollRegion } from '../../src/web/ui/scroll-region.tsx'
import { specTableClass } from '../../src/web/ui/spec-table.tsx'
import type { DiscontinuedProduct } from './page-data.ts'
import styles from './page.module.css'

/** The products that are no longer made, with their last days and successors. */
export function DiscontinuedTable({ products }: { products: readonly DiscontinuedProduct[] }) {
  const t = useWords()
  if (products.length === 0) return <p>{t('page:discontinued.none')}</p>
  return (
    <ScrollRegion label={t('page:discontinued.caption')}>
      <table className={`${specTableClass} ${styles.table} ${styles.discontinued}`}>
        <thead>
          <tr>
            <th scope="col">{t('page:discontinued.model')}</th>
            <th scope="col">{t('page:discontinued.lastOrder')}</th>
            <th scope="col">{t('page:discontinued.lastSupport')}</th>
            <th scope="col">{t('page:discontinued.successor')}</th>
          </tr>
        </thead>
        <tbody>
          {products.map(({ code, model, name, lastOrder, lastSupport, successor }) => (
            <tr key={code}>
              <th scope="row">
                <Link to={`/products/${code}`}>{model}</Link> <small>{name}</small>
              </th>
              <td data-label={t('page:discontinued.lastOrder')}>{lastOrder}</td>
              <td data-label={t('page:discontinued.lastSupport')}>{lastSupport}</td>
              <td data-label={t('page:discontinued.successor')}>
                {successor ? (
                  <Link to={`/products/${successor.code}`}>{successor.model}</Link>
                ) : (
                  t('page:discontinued.noSuccessor')
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
