/** The storage of this tab. It may be forbidden; then merely naming it throws. */
export function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}
