import { useEffect, useRef } from 'react'
import { saveFile } from '../../../src/web/navigation/browser/save-file.ts'
import { useWords } from '../../../src/base/i18n/words.ts'
import { Button } from '../../../src/web/ui/button.tsx'
import { Icon } from '../../../src/web/ui/icon.tsx'
import { actionsClass } from '../../../src/web/features/staff/desk/desk-row.tsx'
import styles from './settings.module.css'

type RecoveryCodesProps = {
  account: string
  codes: readonly string[]
  /** Called when they are kept elsewhere: the server does not have them any more. */
  onKept: () => void
}

/** New recovery codes: they are shown this once. */
export function RecoveryCodes({ account, codes, onKept }: RecoveryCodesProps) {
  const t = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const save = () => saveFile(new Blob([`${account}\n\n${codes.join('\n')}\n`]), t('settings:factor.fileName'))
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {t('settings:factor.codes')}
      </h3>
      <p>{t('settings:factor.codesHint')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={actionsClass}>
        <Button variant="secondary" size="small" onClick={save}>
          <Icon name="download" />
          {t('settings:factor.saveCodes')}
        </Button>
        <Button size="small" onClick={onKept}>
          {t('settings:factor.kept')}
        </Button>
      </div>
    </>
  )
}
