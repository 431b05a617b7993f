import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiError } from '../../../api-client/api-error.ts'

export type Loaded<Value> = {
  /** The value that was loaded last; undefined until there is one. */
  value: Value | undefined
  /** Why the last load failed. */
  error: ApiError | undefined
  isLoading: boolean
  reload: () => void
  /** Replaces the value by what another call has answered. */
  show: (value: Value) => void
}

/** Loads a value when `load` changes, which must be memoised; nothing while it is undefined. Of two loads the last counts. */
export function useLoaded<Value>(load: (() => Promise<Value>) | undefined): Loaded<Value> {
  const [loaded, setLoaded] = useState<{ value?: Value; error?: ApiError }>({})
  const [isLoading, setIsLoading] = useState(true)
  const turn = useRef(0)
  const settle = useCallback((outcome: { value: Value } | { error: ApiError }) => {
    turn.current += 1
    setLoaded((before) => ('value' in outcome ? outcome : { ...before, ...outcome }))
    setIsLoading(false)
  }, [])
  const reload = useCallback(async () => {
    if (!load) return
    turn.current += 1
    const mine = turn.current
    setIsLoading(true)
    const outcome = await load().then(
      (value) => ({ value }),
      // The API client throws nothing else.
      (error: ApiError) => ({ error }),
    )
    if (mine === turn.current) settle(outcome)
  }, [load, settle])
  useEffect(() => {
    void Promise.resolve().then(reload)
  }, [reload])
  return {
    value: loaded.value,
    error: loaded.error,
    isLoading,
    reload: useCallback(() => void reload(), [reload]),
    show: useCallback((value: Value) => settle({ value }), [settle]),
  }
}
