import { type ComponentType, useEffect, useState } from 'react'
import { loadLate } from '../../../navigation/freshness/load-late.ts'

type Late = {
  /** Undefined until it is loaded. */
  Body: ComponentType | undefined
  hasFailed: boolean
}

/**
 * Loads the body of a screen after its document: visitors who are not logged in need none. `load` must be a constant.
 */
export function useLazyBody(load: () => Promise<ComponentType>): Late {
  const [late, setLate] = useState<Late>({ Body: undefined, hasFailed: false })
  useEffect(() => {
    let isGone = false
    void loadLate(load).then(
      (Body) => {
        if (!isGone) setLate({ Body, hasFailed: false })
      },
      (error: unknown) => {
        console.error('The screen could not be loaded', error)
        if (!isGone) setLate({ Body: undefined, hasFailed: true })
      },
    )
    return () => {
      isGone = true
    }
  }, [load])
  return late
}
