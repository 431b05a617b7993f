/** Set on the document when it is hydrated, for styles and tests that wait for it. */
const HYDRATED = 'hydrated'

/** Notes that the document is hydrated. */
export function markHydrated(): void {
  document.documentElement.dataset[HYDRATED] = ''
}

/** Tells whether the document is hydrated. Always false on the server. */
export function isHydrated(): boolean {
  return typeof document !== 'undefined' && HYDRATED in document.documentElement.dataset
}
