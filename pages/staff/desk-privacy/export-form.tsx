import { useState } from 'react'
import { DeskRow } from '../../../src/web/features/staff/desk/desk-row.tsx'
import { saveFile } from '../../../src/web/navigation/browser/save-file.ts'
import { RowForm } from '../../../src/web/features/staff/desk/row-form.tsx'
import { useCall } from '../../../src/web/features/staff/desk/use-call.ts'
import { useDeskApi } from '../../../src/web/features/staff/desk/use-desk-api.ts'
import { useWords } from '../../../src/base/i18n/words.ts'
import { Link } from '../../../src/web/navigation/routing/link.tsx'
import { Field } from '../../../src/web/ui/field.tsx'
import text from '../../../src/web/ui/text.module.css'
import styles from './desk-privacy.module.css'

const MAX_EMAIL = 254

/** Exports all that is stored about a mail address, and leads to each request, where it can be erased. */
export function ExportForm() {
  const t = useWords()
  const api = useDeskApi()
  const call = useCall()
  const [email, setEmail] = useState('')
  const [found, setFound] = useState<{ email: string; numbers: readonly string[] }>()
  const save = async () => {
    setFound(undefined)
    await call.make(async () => {
      const data = await api.exportAll(email.trim())
      setFound({ email: email.trim(), numbers: data.requests.map(({ number }) => number) })
      if (data.requests.length > 0) saveFile(new Blob([JSON.stringify(data, undefined, 2)]), `${data.email}.json`)
    })
  }
  return (
    <DeskRow heading={t('desk-privacy:export')} hint={t('desk-privacy:exportHint')}>
      <RowForm call={call} button={t('desk-privacy:exportButton')} onSubmit={save}>
        <Field id="export-email" label={t('desk-privacy:email')} error={call.faults.email}>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="off"
              required
              maxLength={MAX_EMAIL}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
      </RowForm>
      <div role="status">
        {found && (
          <p>
            {found.numbers.length > 0
              ? t('desk-privacy:found', { count: found.numbers.length, sender: found.email })
              : t('desk-privacy:foundNone', { sender: found.email })}
          </p>
        )}
      </div>
      {found && found.numbers.length > 0 && (
        <>
          <p className={text.meta}>{t('desk-privacy:eraseHint')}</p>
          <ul className={styles.numbers}>
            {found.numbers.map((number) => (
              <li key={number}>
                <Link to={`/desk?request=${number}`}>{number}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </DeskRow>
  )
}
