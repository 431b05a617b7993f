/**
 * Says whether all of a page is laid out, or what is far below the window only when it comes near (`layout.module.css`), which
 * shows a page in half the time. Until then its height is a guess: whoever goes to a place inside a page needs the whole first.
 */
export function layOutWhole(isWhole: boolean): void {
  document.documentElement.toggleAttribute('data-whole', isWhole)
}

/** Whether the browser itself is about to go to a place inside the document: to a fragment, or where the reader was before. */
export function isOpenedInside(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  // The only entry of that type; TypeScript's library does not tell entries by their type.
  return location.hash !== '' || (navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate'
}
