import { useLocale, useWords } from '../../src/base/i18n/words.ts'
import { buttonClass } from '../../src/web/ui/button.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import { blankPath } from './blank-path.ts'
import { ColumnHeads } from './column-heads.tsx'
import { DOOR_COLUMNS } from './columns.ts'
import styles from './door-schedule.module.css'

const ROWS = 14

/** For browsers without scripts: an empty table as a file, and a form to be printed and filled in by hand. */
export function BlankForm() {
  const t = useWords()
  const locale = useLocale()
  return (
    <div className={styles.blank}>
      <p>{t('door-schedule:blank.text')}</p>
      <p>
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={blankPath(locale)}
          download={t('door-schedule:blank.file')}
          hrefLang={locale}
        >
          <Icon name="download" />
          {t('door-schedule:blank.download')}
        </a>
      </p>
      <table className={styles.form}>
        <caption>{t('door-schedule:blank.caption')}</caption>
        <ColumnHeads />
        <tbody>
          {Array.from({ length: ROWS }, (_, row) => (
            <tr key={row}>
              {[...DOOR_COLUMNS, 'devices'].map((column) => (
                <td key={column}>{column === 'number' ? `D${String(row + 1).padStart(2, '0')}` : ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
