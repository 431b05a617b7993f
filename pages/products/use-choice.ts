import { startTransition, useOptimistic } from 'react'
import { afterPaint } from '../../src/browser/after-paint.ts'

/** Shows what was chosen, then does what follows from it. */
export type Choose<Value> = (chosen: Value, act: () => void) => void

/** A page in the background paints nothing: what follows waits no longer than this. */
const MOST_MS = 100

/**
 * Returns what a control shows, and how it is changed: the choice is painted at once, and what follows from it (the
 * address, the list) is done afterwards, so that a tap never waits for it.
 */
export function useChoice<Value>(value: Value): [shown: Value, choose: Choose<Value>] {
  const [shown, setShown] = useOptimistic(value)
  const choose: Choose<Value> = (chosen, act) =>
    startTransition(async () => {
      setShown(chosen)
      await new Promise<void>((resolve) => afterPaint(resolve, MOST_MS))
      // What is set after waiting belongs to the transition only if it begins anew.
      startTransition(act)
    })
  return [shown, choose]
}
