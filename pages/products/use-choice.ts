import { startTransition, useState } from 'react'
import { afterPaint } from '../../src/web/navigation/browser/after-paint.ts'

/** Shows what was chosen, then does what follows from it. */
export type Choose<Value> = (chosen: Value, act: () => void) => void

/**
 * Returns what a control shows, and how it is changed: the choice is painted, then what follows from it is done and
 * rendered, so that a tap never waits for a list.
 */
export function useChoice<Value>(value: Value): [shown: Value, choose: Choose<Value>] {
  const [chosen, setChosen] = useState<{ value: Value }>()
  const choose: Choose<Value> = (next, act) => {
    setChosen({ value: next })
    const over = new AbortController()
    const { signal } = over
    const finish = () => {
      if (signal.aborted) return
      over.abort()
      // Together, so that the control never shows what was before.
      startTransition(() => {
        act()
        setChosen(undefined)
      })
    }
    const drop = () => {
      over.abort()
      setChosen(undefined)
    }
    afterPaint(finish)
    // A link that is followed before the paint comes after the choice, not before it.
    window.addEventListener('click', finish, { capture: true, signal })
    // Where Back leads, nothing was chosen.
    window.addEventListener('popstate', drop, { signal })
  }
  return [chosen ? chosen.value : value, choose]
}
