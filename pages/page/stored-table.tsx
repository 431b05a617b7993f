import { STORED } from '../../src/browser/stored.ts'
import { useWords } from '../../src/i18n/words.ts'
import { ScrollRegion } from '../../src/ui/scroll-region.tsx'
import { specTableClass } from '../../src/ui/spec-table.tsx'
import styles from './page.module.css'

// Object.keys loses the keys' type.
const NAMES = Object.keys(STORED) as (keyof typeof STORED)[]

/** All that the site stores in the visitor's browser: where, for what and for how long. */
export function StoredTable() {
  const t = useWords()
  return (
    <ScrollRegion label={t('page:stored.caption')}>
      <table className={`${specTableClass} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('page:stored.name')}</th>
            <th scope="col">{t('page:stored.place')}</th>
            <th scope="col">{t('page:stored.purpose')}</th>
            <th scope="col">{t('page:stored.until')}</th>
          </tr>
        </thead>
        <tbody>
          {NAMES.map((name) => (
            <tr key={name}>
              <th scope="row">
                <code>{STORED[name].key}</code>
              </th>
              <td className={styles.brief}>{t(`page:stored.places.${STORED[name].place}`)}</td>
              <td>{t(`page:stored.purposes.${name}`)}</td>
              <td>{t(`page:stored.ends.${name}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
