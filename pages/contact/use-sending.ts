import { useRef, useState } from 'react'
import { DuplicateRequestError, type Receipt, sendRequest } from '../../src/web/features/contact/send-request.ts'

/** The receipt of a request, with the number of an earlier version that is stored, too. */
export type Sent = Receipt & { earlier: string | undefined }

type Keys = { key: () => string; renewKey: () => void }

/**
 * Sends one request at a time: clicks while one is being sent are ignored. A correction of a request that was stored,
 * but whose response was lost, is sent under a new key.
 */
export function useSending({ key, renewKey }: Keys) {
  const [progress, setProgress] = useState<number>()
  const isSending = useRef(false)
  const earlier = useRef<string>(undefined)
  const send = async (
    form: FormData,
    onSent: (sent: Sent) => void,
    onRefused: (error: unknown, earlier: string | undefined) => void,
  ) => {
    if (isSending.current) return
    const trySending = () => sendRequest(form, { key: key(), onProgress: setProgress })
    isSending.current = true
    setProgress(0)
    try {
      const receipt = await trySending().catch((error: unknown) => {
        if (!(error instanceof DuplicateRequestError)) throw error
        earlier.current = error.receipt.id
        renewKey()
        return trySending()
      })
      onSent({ ...receipt, earlier: earlier.current })
    } catch (error) {
      onRefused(error, earlier.current)
    } finally {
      isSending.current = false
      setProgress(undefined)
    }
  }
  return { progress, send }
}

/** Returns the body: the form with its hidden fields, the collected files, and when it was opened. */
export function formOf(form: HTMLFormElement, files: readonly File[], startedAt: number): FormData {
  const data = new FormData(form)
  data.delete('files')
  for (const file of files) data.append('files', file)
  data.set('startedAt', String(startedAt))
  return data
}
