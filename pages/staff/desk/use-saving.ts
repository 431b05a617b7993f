import { useState } from 'react'
import type { ApiError } from '../../../src/web/api-client/api-error.ts'
import { readConflict } from '../../../src/web/features/staff/desk/desk-api.ts'
import type { Conflict, Detail } from '../../../src/web/features/staff/desk/desk-types.ts'
import { useWords } from '../../../src/base/i18n/words.ts'

export type Saving = {
  isSaving: boolean
  /** The changes of others in the meantime: nothing was saved. */
  conflict: Conflict | undefined
  /** Why nothing was saved, as a sentence. */
  failure: string | undefined
  /** Faults by field, in the language of the page. */
  faults: Readonly<Record<string, string>>
  /** Saves once; resolves with what the API answers, undefined if it was not saved. */
  save: (call: () => Promise<Detail>) => Promise<Detail | undefined>
  /** Forgets a conflict or failure. */
  clear: () => void
}

/** Saves a change of a request, and says what stands in its way. */
export function useSaving(): Saving {
  const t = useWords()
  const [isSaving, setIsSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict>()
  const [failure, setFailure] = useState<string>()
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const clear = () => {
    setConflict(undefined)
    setFailure(undefined)
    setFaults({})
  }
  const save = async (call: () => Promise<Detail>) => {
    if (isSaving) return undefined
    clear()
    setIsSaving(true)
    try {
      return await call()
    } catch (cause) {
      const found = readConflict(cause)
      // The API client throws nothing else.
      const { status, message, errors } = cause as ApiError
      setConflict(found)
      setFaults(errors)
      if (!found) setFailure(t('desk:saveFailed', { reason: (status && message) || t('desk:noAnswer') }))
      return undefined
    } finally {
      setIsSaving(false)
    }
  }
  return { isSaving, conflict, failure, faults, save, clear }
}
