import { useEffect } from 'react'
import type { Detail } from '../../../src/web/features/staff/desk/desk-types.ts'

const FIRST_MS = 1000
const LAST_MS = 60_000

/** Loads a request again while a mail of it waits to be sent, less and less often: nothing tells that it is sent. */
export function useMailNews(request: Detail | undefined, reload: () => void): void {
  const isWaiting = request?.history.some(({ answer }) => answer?.mail === 'waiting') ?? false
  useEffect(() => {
    if (!isWaiting) return
    let delay = FIRST_MS
    let timer = setTimeout(function ask() {
      reload()
      delay = Math.min(2 * delay, LAST_MS)
      timer = setTimeout(ask, delay)
    }, delay)
    return () => clearTimeout(timer)
  }, [isWaiting, reload])
}
