import { useState } from 'react'
import type { ApiError } from '../../../api-client/api-error.ts'
import { useWords } from '../../../../base/i18n/words.ts'

export type Call = {
  isBusy: boolean
  /** Why the last call failed, as a sentence; undefined if its fields say so. */
  failure: string | undefined
  /** Faults by field, in the language of the page. */
  faults: Readonly<Record<string, string>>
  /** Makes a call, one at a time; resolves with whether it succeeded. */
  make: (call: () => Promise<unknown>) => Promise<boolean>
}

/** Makes the calls of a form, and says what failed. */
export function useCall(): Call {
  const t = useWords()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError>()
  const make = async (call: () => Promise<unknown>) => {
    if (isBusy) return false
    setIsBusy(true)
    setError(undefined)
    try {
      await call()
      return true
    } catch (cause) {
      // The API client throws nothing else.
      setError(cause as ApiError)
      return false
    } finally {
      setIsBusy(false)
    }
  }
  const faults = error?.errors ?? {}
  const reason = (error?.status && error.message) || t('desk:noAnswer')
  const failure = error && Object.keys(faults).length === 0 ? t('desk:saveFailed', { reason }) : undefined
  return { isBusy, failure, faults, make }
}
