import { startTransition, useOptimistic } from 'react'

/** Shows what was chosen, then does what follows from it. */
export type Choose<Value> = (chosen: Value, act: () => void) => void

/**
 * Returns what a control shows, and how it is changed: the choice is painted at once, and what follows from it is
 * rendered afterwards, so that a tap never waits for a list.
 */
export function useChoice<Value>(value: Value): [shown: Value, choose: Choose<Value>] {
  const [shown, setShown] = useOptimistic(value)
  const choose: Choose<Value> = (chosen, act) =>
    startTransition(() => {
      setShown(chosen)
      act()
    })
  return [shown, choose]
}
