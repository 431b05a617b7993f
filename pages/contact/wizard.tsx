import { useEffect, useState } from 'react'
import { clearDraft } from '../../src/contact/contact-draft.ts'
import type { Receipt } from '../../src/contact/send-request.ts'
import { usePageSearch } from '../../src/routing/use-page-search.ts'
import { Complete } from './complete.tsx'
import type { WizardProps } from './contact-page.tsx'
import { RequestForm } from './request-form.tsx'
import { tabStorage } from './tab-storage.ts'
import { useRequest } from './use-request.ts'

/** The form in three steps. */
export function Wizard({ onStep }: WizardProps) {
  // A form that was sent without JavaScript comes back with its number in the address.
  const sentBefore = usePageSearch()?.get('sent')
  const [receipt, setReceipt] = useState<Receipt>()
  const isComplete = Boolean(sentBefore || receipt)
  useEffect(() => {
    if (!isComplete) return
    clearDraft(tabStorage())
    onStep('complete')
  }, [isComplete, onStep])
  if (receipt) return <Complete {...receipt} />
  return sentBefore ? <Complete id={sentBefore} /> : <OpenRequest onStep={onStep} onSent={setReceipt} />
}

function OpenRequest({ onStep, onSent }: WizardProps & { onSent: (receipt: Receipt) => void }) {
  const state = useRequest(onSent)
  const step = state.step === 'whole' ? 'details' : state.step
  useEffect(() => onStep(step), [step, onStep])
  return <RequestForm state={state} />
}
