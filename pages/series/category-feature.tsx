import { useWords } from '../../src/base/i18n/words.ts'
import { CollectIcon } from '../../src/web/features/door-schedule/collecting/collect-link.tsx'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { Feature } from '../../src/web/ui/feature.tsx'
import { Headline } from '../../src/web/ui/headline.tsx'
import { SpecTable } from '../../src/web/ui/spec-table.tsx'
import text from '../../src/web/ui/text.module.css'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import type { SeriesCategory } from './series-data.ts'
import styles from './category-feature.module.css'

/** The first product of a category large on its stage with its attributes beside it, the others listed by name below. */
export function CategoryFeature({
  category: { name, products, rows, tallest, isForDoors },
}: {
  category: SeriesCategory
}) {
  const t = useWords()
  const [first, ...others] = products
  if (!first) return null
  return (
    <Feature
      image={first.image}
      tallest={tallest}
      corner={isForDoors && first.status === 'active' && <CollectIcon code={first.code} model={first.model} isBrief />}
    >
      <p className={text.meta}>{first.model}</p>
      <h3>
        <Link to={`/products/${first.code}`}>
          <Headline text={first.name} />
        </Link>
      </h3>
      <SpecTable
        className={styles.table}
        rows={rows.map(({ id, label, values }) => ({ id, label, value: <Unbroken text={values[0] ?? ''} /> }))}
      />
      {others.length > 0 && (
        <ul className={styles.others} aria-label={t('series:others', { name })} data-plain="">
          {others.map(({ code, model, name: otherName, status }) => (
            <li key={code}>
              <Link to={`/products/${code}`}>
                <span className={text.meta}>
                  {model} {status === 'discontinued' && <b>{t('product.discontinued')}</b>}
                </span>
                <span>
                  <Headline text={otherName} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Feature>
  )
}
