/**
 * Sets whether the browser lays out the whole page, or only what is near the viewport (`layout.module.css`), which
 * shows a page in half the time. Until then the height of the rest is an estimate, so scrolling to a position inside a
 * page needs the whole layout first.
 */
export function setFullLayout(isWhole: boolean): void {
  document.documentElement.toggleAttribute('data-whole', isWhole)
}

/** Returns whether the browser is about to scroll inside the document: to a fragment, or to a restored position. */
export function opensInsideDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return location.hash !== '' || navigation?.type !== 'navigate'
}
