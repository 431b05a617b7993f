import { useCallback, useState } from 'react'
import type { State } from '../../../src/web/features/staff/desk/desk-types.ts'
import { keepDraft, readDraft } from '../../../src/web/features/staff/desk/drafts.ts'
import type { Locale } from '../../../src/base/i18n/locale.ts'

export type AnswerDraft = {
  /** Of this text: another text has another, or the API would take it for the one before. */
  key: string
  template: string
  language: Locale
  subject: string
  text: string
  state: State | ''
}

/** The pending input and choices for a request. */
export type Draft = {
  /** The version of the request that it was begun with: later changes by others are a conflict. A note has none. */
  version?: number | undefined
  state?: State | undefined
  person?: string | null | undefined
  note?: { key: string; text: string } | undefined
  answer?: AnswerDraft | undefined
}

export type DraftChange = (change: Draft | ((before: Draft) => Draft)) => void

/** Returns an account's draft for a request, which survives a reload and an expired login, and ends with the tab. */
export function useDraft(number: string, account: string): [draft: Draft, change: DraftChange] {
  // Written by this file alone.
  const [draft, setDraft] = useState<Draft>(() => (readDraft(account, number) as Draft | undefined) ?? {})
  const change = useCallback<DraftChange>(
    (changed) => {
      setDraft((before) => {
        const next = { ...before, ...(typeof changed === 'function' ? changed(before) : changed) }
        const hasVersion = next.state !== undefined || next.person !== undefined || next.answer !== undefined
        if (!hasVersion) delete next.version
        keepDraft(account, number, hasVersion || next.note ? next : undefined)
        return next
      })
    },
    [account, number],
  )
  return [draft, change]
}

/** Returns whether there is something in a draft. */
export function isTyped(draft: Draft): boolean {
  return Object.values(draft).some((value) => value !== undefined)
}
