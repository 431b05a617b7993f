import { useWords } from '../../src/base/i18n/words.ts'
import { ScrollRegion } from '../../src/web/ui/scroll-region.tsx'
import { specTableClass } from '../../src/web/ui/spec-table.tsx'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import type { PageData } from './page-data.ts'
import styles from './page.module.css'

/** All that the site stores in the visitor's browser: where, for what and for how long. */
export function StoredTable({ stored }: Pick<PageData, 'stored'>) {
  const t = useWords()
  return (
    <ScrollRegion label={t('page:stored.caption')}>
      <table className={`${specTableClass} ${styles.table} ${styles.stored}`}>
        <thead>
          <tr>
            <th scope="col">{t('page:stored.name')}</th>
            <th scope="col">{t('page:stored.place')}</th>
            <th scope="col">{t('page:stored.purpose')}</th>
            <th scope="col">{t('page:stored.until')}</th>
          </tr>
        </thead>
        <tbody>
          {stored.map(({ name, key, place }) => (
            <tr key={name}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td className={styles.brief} data-label={t('page:stored.place')}>
                {t(`page:stored.places.${place}`)}
              </td>
              <td data-label={t('page:stored.purpose')}>{t(`page:stored.purposes.${name}`)}</td>
              <td data-label={t('page:stored.until')}>
                <span>
                  <Unbroken text={t(`page:stored.ends.${name}`)} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
