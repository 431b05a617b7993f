import { useSyncExternalStore } from 'react'

/** As in door-schedule.module.css: there is no room for a table. */
const NARROW = '(width < 72rem)'

/** Returns whether the window is too narrow for a table of doors. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches)
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
