import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { clearDraft } from '../../src/web/features/contact/contact-draft.ts'
import { isReceiptNumber } from '../../src/web/features/contact/receipt-number.ts'
import { usePageSearch } from '../../src/web/navigation/routing/use-page-search.ts'
import { Complete } from './complete.tsx'
import type { WizardProps } from './contact-page.tsx'
import { RequestForm } from './request-form.tsx'
import { findStorage } from '../../src/web/navigation/browser/storage.ts'
import { useContactForm } from './use-contact-form.ts'
import type { Sent } from './use-sending.ts'

/** The form in three steps. The last one has the receipt number in the address, and replaces the second in the history. */
export function Wizard({ data, onStep }: WizardProps) {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const asked = usePageSearch()?.get('sent') ?? ''
  // A link with an invalid number shows no confirmation.
  const sent = isReceiptNumber(asked) ? asked : undefined
  const [receipt, setReceipt] = useState<Sent>()
  useEffect(() => {
    // The API redirects here after a native submission, which included the draft.
    if (sent && hash === '#sent') clearDraft(findStorage('tab'))
  }, [hash, sent])
  useEffect(() => {
    if (sent) onStep('complete')
  }, [sent, onStep])
  const finish = (stored: Sent) => {
    clearDraft(findStorage('tab'))
    setReceipt(stored)
    void navigate({ search: new URLSearchParams({ sent: stored.id }).toString() }, { replace: true })
  }
  if (sent) return <Complete id={sent} receipt={receipt?.id === sent ? receipt : undefined} />
  return <OpenRequest data={data} onStep={onStep} onSent={finish} />
}

function OpenRequest({ data, onStep, onSent }: WizardProps & { onSent: (sent: Sent) => void }) {
  const state = useContactForm(onSent)
  const step = state.step === 'whole' ? 'details' : state.step
  useEffect(() => onStep(step), [step, onStep])
  return <RequestForm state={state} data={data} />
}
