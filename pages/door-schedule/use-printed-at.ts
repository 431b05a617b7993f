import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Returns when the page is being printed, undefined if it is not: parts for print are rendered only then. */
export function usePrintedAt(): Date | undefined {
  const [printedAt, setPrintedAt] = useState<Date>()
  useEffect(() => {
    // The browser takes the page as it is when the event ends.
    const before = () => flushSync(() => setPrintedAt(new Date()))
    const after = () => setPrintedAt(undefined)
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  return printedAt
}
