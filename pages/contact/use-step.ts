import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Draft } from '../../src/web/features/contact/contact-draft.ts'
import type { ContactFormState } from './contact-form-state.ts'

/** A step in the address. */
export type Step = Draft['step']

/** The history state of an entry that the first step opened. */
const BY_NEXT = 'next'

/** State of the step. The second step gets a history entry of its own, so that the browser's Back returns to the first. */
export function useStep() {
  const [step, setStep] = useState<ContactFormState['step']>('whole')
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const asked = readStep(search)
  const replaceBy = (to: Step) =>
    void navigate({ search: searchAt(to, search) }, { replace: true, preventScrollReset: true })
  return {
    step,
    /** The step in the address; after Back or Forward it differs from the step that is shown. */
    asked,
    /** Shows the first step of an opened form, whatever the address. */
    open: (to: Step) => {
      setStep(to)
      if (to !== asked) replaceBy(to)
    },
    /** Shows the step of the current history entry. */
    enter: (to: Step) => setStep(to),
    /** Opens the second step. */
    next: () => {
      setStep('contact')
      void navigate({ search: searchAt('contact', search) }, { state: BY_NEXT, preventScrollReset: true })
    },
    /** Returns to the first step, unless the visitor has done so in the meantime. */
    back: () => {
      if (readStep(window.location.search) === 'details') return
      if (state === BY_NEXT) void navigate(-1)
      else replaceBy('details')
    },
  }
}

/** Calls back when the history has moved to another step, by the wizard's buttons or the browser's. */
export function useTravel(asked: Step, onTravel: (to: Step) => void): void {
  const travel = useEffectEvent(onTravel)
  useEffect(() => travel(asked), [asked])
}

/** Returns the step in an address. @example readStep('?product=ab-f100-p&step=contact') // 'contact' */
export function readStep(search: string): Step {
  return new URLSearchParams(search).get('step') === 'contact' ? 'contact' : 'details'
}

function searchAt(step: Step, search: string): string {
  const parameters = new URLSearchParams(search)
  if (step === 'contact') parameters.set('step', step)
  else parameters.delete('step')
  return parameters.toString()
}
