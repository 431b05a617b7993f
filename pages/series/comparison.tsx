import { useWords } from '../../src/base/i18n/words.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { Bay } from '../../src/web/ui/bays.tsx'
import { Headline } from '../../src/web/ui/headline.tsx'
import { joinClasses } from '../../src/web/ui/join-classes.ts'
import { ScrollRegion } from '../../src/web/ui/scroll-region.tsx'
import { specTableClass } from '../../src/web/ui/spec-table.tsx'
import { Stand } from '../../src/web/ui/stand.tsx'
import { VisuallyHidden } from '../../src/web/ui/visually-hidden.tsx'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import type { SeriesCategory } from './series-data.ts'
import styles from './comparison.module.css'

/** The products of a category side by side, with the attributes in which they differ. */
export function Comparison({ category: { name, products, rows } }: { category: SeriesCategory }) {
  const t = useWords()
  return (
    <Bay at="b24">
      <ScrollRegion label={t('series:comparison', { name })} className={styles.region}>
        <table className={joinClasses(specTableClass, styles.table)}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('series:compared')}</VisuallyHidden>
              </th>
              {products.map((product) => (
                <th key={product.code} scope="col">
                  <Stand image={product.image} share={product.image?.share} isDecorative className={styles.stand} />
                  <Link to={`/products/${product.code}`}>{product.model}</Link>
                  {product.status === 'discontinued' && <b>{t('product.discontinued')}</b>}
                  <span>
                    <Headline text={product.name} />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, label, values }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                {products.map(({ code }, index) => (
                  <td key={code}>
                    <Unbroken text={values[index] ?? ''} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Bay>
  )
}
