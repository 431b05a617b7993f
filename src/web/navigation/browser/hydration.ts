/** Attribute set on the hydrated document, for styles and tests that depend on it. */
const HYDRATED = 'hydrated'

/** Marks the document as hydrated. */
export function markHydrated(): void {
  document.documentElement.dataset[HYDRATED] = ''
}

/** Returns whether the document is hydrated. Always false on the server. */
export function isHydrated(): boolean {
  return typeof document !== 'undefined' && HYDRATED in document.documentElement.dataset
}
