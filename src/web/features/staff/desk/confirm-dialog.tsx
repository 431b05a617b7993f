import { type FormEvent, useState } from 'react'
import { useWords } from '../../../../base/i18n/words.ts'
import type { ApiClient } from '../../../api-client/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import text from '../../../ui/text.module.css'
import styles from './confirm-dialog.module.css'
import row from './desk-row.module.css'
import { useCall } from './use-call.ts'

type ConfirmDialogProps = { callApi: ApiClient; onClose: (isConfirmed: boolean) => void }

/** Asks for the password of the own account, and confirms the login with it. */
export function ConfirmDialog({ callApi, onClose }: ConfirmDialogProps) {
  const t = useWords()
  const call = useCall()
  const [current, setCurrent] = useState('')
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    // The form of the page is not sent by it.
    event.stopPropagation()
    if (await call.make(() => callApi('/api/users/confirmation', { method: 'POST', body: { current } }))) onClose(true)
  }
  return (
    <Dialog isOpen onClose={() => onClose(false)} label={t('desk:confirm.heading')} className={styles.confirm}>
      <form method="post" className={row.form} noValidate onSubmit={(event) => void confirm(event)}>
        <h2 className={text.h3}>{t('desk:confirm.heading')}</h2>
        <p>{t('desk:confirm.text')}</p>
        <Field id="confirm-password" label={t('desk:confirm.password')} error={call.faults.current}>
          {(control) => (
            <input
              {...control}
              type="password"
              autoComplete="current-password"
              required
              value={current}
              onChange={(event) => setCurrent(event.target.value)}
            />
          )}
        </Field>
        {call.failure && <Note role="alert" icon="error" title={call.failure} />}
        <div className={row.actions}>
          <Button type="submit" size="small" aria-busy={call.isBusy}>
            {t('desk:confirm.button')}
          </Button>
          <Button variant="secondary" size="small" onClick={() => onClose(false)}>
            {t('desk:confirm.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
