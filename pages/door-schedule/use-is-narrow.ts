import { useSyncExternalStore } from 'react'

/** As in door-schedule.module.css: there is no room for a table. */
const NARROW = '(width < 72rem)'
let query: MediaQueryList | undefined

/** Returns whether the window is too narrow for a table of doors. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow().matches)
}

/** Asked once: the list of windows that are watched grows with each question. */
function narrow(): MediaQueryList {
  query ??= matchMedia(NARROW)
  return query
}

function subscribe(onChange: () => void): () => void {
  narrow().addEventListener('change', onChange)
  return () => narrow().removeEventListener('change', onChange)
}
