import { useWords } from '../../src/i18n/words.ts'
import type { ProductData } from './product.screen.tsx'
import styles from './product.module.css'

/** The product's attributes as one table, a body for each group. */
export function AttributeTable({ groups }: { groups: ProductData['attributes'] }) {
  const t = useWords()
  return (
    <section>
      <h2>{t('product:attributes.heading')}</h2>
      <table className={styles.attributes}>
        {groups.map(({ group, rows }) => (
          <tbody key={group}>
            <tr>
              <th colSpan={2} scope="rowgroup">
                {t(`product:attributes.groups.${group}`)}
              </th>
            </tr>
            {rows.map(({ id, label, display, note }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>
                  {display}
                  {note && <small> {note}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
