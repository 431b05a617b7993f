import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Tells whether scripts answer: false on the server and while its document is taken over, true from then on. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
