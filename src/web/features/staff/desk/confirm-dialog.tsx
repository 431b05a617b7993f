import { type FormEvent, useState } from 'react'
import { useWords } from '../../../../base/i18n/words.ts'
import type { ApiClient } from '../../../api-client/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import text from '../../../ui/text.module.css'
import styles from './confirm-dialog.module.css'
import row from './desk-row.module.css'
import { OwnPasswordField } from './own-password-field.tsx'
import { useCall } from './use-call.ts'

type ConfirmDialogProps = {
  account: string
  callApi: ApiClient
  onClose: (isConfirmed: boolean) => void
}

/** Asks for the password of the own account, and confirms the login with it. */
export function ConfirmDialog({ account, callApi, onClose }: ConfirmDialogProps) {
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
        <OwnPasswordField
          id="confirm-password"
          account={account}
          label={t('desk:confirm.password')}
          value={current}
          error={call.faults.current}
          onChange={setCurrent}
        />
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
