import { useRef, useState } from 'react'
import { type Receipt, sendRequest } from '../../src/contact/send-request.ts'

/** Sends one request at a time: clicks while one is being sent are ignored. */
export function useSending() {
  const [progress, setProgress] = useState<number>()
  const isSending = useRef(false)
  const send = async (
    form: FormData,
    key: string,
    onSent: (receipt: Receipt) => void,
    onRefused: (error: unknown) => void,
  ) => {
    if (isSending.current) return
    isSending.current = true
    setProgress(0)
    try {
      onSent(await sendRequest(form, { key, onProgress: setProgress }))
    } catch (error) {
      onRefused(error)
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
