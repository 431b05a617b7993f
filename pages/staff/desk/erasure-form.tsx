import { useState } from 'react'
import type { Detail } from '../../../src/web/features/staff/desk/desk-types.ts'
import { useDeskApi } from '../../../src/web/features/staff/desk/use-desk-api.ts'
import { useWords } from '../../../src/base/i18n/words.ts'
import { Button } from '../../../src/web/ui/button.tsx'
import { Disclosure } from '../../../src/web/ui/disclosure.tsx'
import { Check, Field } from '../../../src/web/ui/field.tsx'
import { Note } from '../../../src/web/ui/note.tsx'
import styles from './request.module.css'
import { useSaving } from './use-saving.ts'

const MIN_REASON = 3
const MAX_REASON = 500

/** Erases a request's personal data: with a reason, and after a confirmation. */
export function ErasureForm({ request, onSaved }: { request: Detail; onSaved: (request: Detail) => void }) {
  const t = useWords()
  const api = useDeskApi()
  const saving = useSaving()
  const [reason, setReason] = useState('')
  const [isConfirmed, setIsConfirmed] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const erase = async () => {
    const isIncomplete = reason.trim().length < MIN_REASON || !isConfirmed
    setIsMissing(isIncomplete)
    if (isIncomplete) return
    const erased = await saving.save(() => api.erase(request.number, reason.trim()))
    if (erased) onSaved(erased)
  }
  return (
    <Disclosure summary={t('desk-requests:erasure.heading')} contentClass={styles.erasure}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void erase()
        }}
      >
        <p>{t('desk-requests:erasure.hint')}</p>
        <Field
          id="erasure-reason"
          label={t('desk-requests:erasure.reason')}
          hint={t('desk-requests:erasure.reasonHint')}
          error={isMissing ? t('desk-requests:erasure.required') : saving.faults.reason}
        >
          {(control) => (
            <input
              {...control}
              required
              maxLength={MAX_REASON}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <Check type="checkbox" checked={isConfirmed} onChange={(event) => setIsConfirmed(event.target.checked)}>
          {t('desk-requests:erasure.confirm')}
        </Check>
        {saving.failure && <Note role="alert" icon="error" title={saving.failure} />}
        <Button type="submit" size="small" aria-busy={saving.isSaving}>
          {t('desk-requests:erasure.erase')}
        </Button>
      </form>
    </Disclosure>
  )
}
