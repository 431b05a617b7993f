import { bmecatPath, llmsPath, SCHEMA_PATH, tablePath } from '../../src/artwork/formats/paths.ts'
import { inSite } from '../../src/base/base-path.ts'
import { useLocale, useWords } from '../../src/base/i18n/words.ts'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import text from '../../src/web/ui/text.module.css'
import styles from './downloads.module.css'

/** The id of its section. */
export const DATA_ID = 'data'

/** The files with all products for spreadsheets and programs, which the build writes for each language. */
export function DataFiles() {
  const t = useWords()
  const locale = useLocale()
  const files = [
    { name: t('downloads:data.xlsx'), path: tablePath(locale, 'xlsx') },
    { name: t('downloads:data.csv'), path: tablePath(locale, 'csv') },
    { name: t('downloads:data.bmecat'), path: bmecatPath(locale) },
    { name: t('downloads:data.list'), path: llmsPath(locale) },
    { name: t('downloads:data.schema'), path: SCHEMA_PATH },
  ]
  return (
    <Section ruled id={DATA_ID} className={styles.data}>
      <Bays className={styles.list}>
        <Bay at="b1">
          <h2 className={text.h3}>{t('downloads:data.heading')}</h2>
        </Bay>
        <Bay at="b24" flush>
          <p>{t('downloads:data.text')}</p>
          <ul data-plain="">
            {files.map(({ name, path }) => (
              <li key={path}>
                <a href={inSite(path)}>
                  <b>{name}</b>
                  <Icon name="download" />
                </a>
              </li>
            ))}
          </ul>
        </Bay>
      </Bays>
    </Section>
  )
}
