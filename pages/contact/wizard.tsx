import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { clearDraft } from '../../src/contact/contact-draft.ts'
import type { Receipt } from '../../src/contact/send-request.ts'
import { Complete } from './complete.tsx'
import type { WizardProps } from './contact-page.tsx'
import { RequestForm } from './request-form.tsx'
import { tabStorage } from './tab-storage.ts'
import { useRequest } from './use-request.ts'

/** The form in three steps. */
export function Wizard({ onStep }: WizardProps) {
  const [search] = useSearchParams()
  // A form that was sent without JavaScript comes back with its number in the address.
  const [receipt, setReceipt] = useState<Partial<Receipt> | undefined>()
  const sentBefore = search.get('sent')
  useEffect(() => {
    if (sentBefore) setReceipt({ id: sentBefore })
  }, [sentBefore])
  useEffect(() => {
    if (!receipt) return
    clearDraft(tabStorage())
    onStep('complete')
  }, [receipt, onStep])
  return receipt ? <Complete receipt={receipt} /> : <OpenRequest onStep={onStep} onSent={setReceipt} />
}

function OpenRequest({ onStep, onSent }: WizardProps & { onSent: (receipt: Receipt) => void }) {
  const state = useRequest(onSent)
  const step = state.step === 'whole' ? 'details' : state.step
  useEffect(() => onStep(step), [step, onStep])
  return <RequestForm state={state} />
}
