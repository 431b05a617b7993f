import { startTransition, useEffect, useState } from 'react'

/**
 * Tells whether scripts answer: false on the server and while its document is taken over, true from then on. The list that is
 * then to be filtered is made between other work, as it is long.
 */
export function useIsLive(): boolean {
  const [isLive, setIsLive] = useState(isTakenOver)
  useEffect(() => startTransition(() => setIsLive(true)), [])
  return isLive
}

/** On a page that was come to by a link, the document was taken over long ago. */
function isTakenOver(): boolean {
  return typeof document !== 'undefined' && 'hydrated' in document.documentElement.dataset
}
