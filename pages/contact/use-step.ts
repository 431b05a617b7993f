import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Draft } from '../../src/contact/contact-draft.ts'
import type { RequestState } from './request-state.ts'

/** A step as the address names it. */
export type Step = Draft['step']

/** What the history notes at an entry that the first step led to. */
const BY_NEXT = 'next'

/** Holds the step, and gives the second an entry of its own in the history, so that the browser's Back leads to the first. */
export function useStep() {
  const [step, setStep] = useState<RequestState['step']>('whole')
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const asked = readStep(search)
  const replaceBy = (to: Step) =>
    void navigate({ search: searchAt(to, search) }, { replace: true, preventScrollReset: true })
  return {
    step,
    /** Where the history is; another step than the one that is shown when Back or Forward has led there. */
    asked,
    /** Shows the step that the form opens with, wherever the address is. */
    open: (to: Step) => {
      setStep(to)
      if (to !== asked) replaceBy(to)
    },
    /** Shows a step that the history has come to. */
    enter: (to: Step) => setStep(to),
    /** Goes on to the second step. */
    next: () => {
      setStep('contact')
      void navigate({ search: searchAt('contact', search) }, { state: BY_NEXT, preventScrollReset: true })
    },
    /** Goes back to the first step, unless the visitor has done so while this was decided. */
    back: () => {
      if (readStep(window.location.search) === 'details') return
      if (state === BY_NEXT) void navigate(-1)
      else replaceBy('details')
    },
  }
}

/** Tells where the history has come to, by the wizard's own buttons or by the browser's. */
export function useTravel(asked: Step, onTravel: (to: Step) => void): void {
  const travel = useEffectEvent(onTravel)
  useEffect(() => travel(asked), [asked])
}

/** Reads which step an address asks for. @example readStep('?product=vi-d720-p&step=contact') // 'contact' */
export function readStep(search: string): Step {
  return new URLSearchParams(search).get('step') === 'contact' ? 'contact' : 'details'
}

function searchAt(step: Step, search: string): string {
  const parameters = new URLSearchParams(search)
  if (step === 'contact') parameters.set('step', step)
  else parameters.delete('step')
  return parameters.toString()
}
