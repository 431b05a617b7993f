/**
 * Completes a page below the window, one section in each idle period. It lays out skipped sections
 * (`layout.module.css`), so that the page has its real height. With `withPictures` it also fetches the pictures, so
 * that a saved or photographed page has all of them. Sections above stay as they are: a change of their height would
 * move the text being read. Returns what ends it, and has the next page skip its sections, some of which are the same
 * elements.
 */
export function completePage(whenIdle: (work: () => void) => void, withPictures: boolean): () => void {
  // At the end the rest of the page: articles have pictures that are in no section.
  const rest = ['main section, footer', 'main'].flatMap((each) => [...document.querySelectorAll<HTMLElement>(each)])
  const laidOut: HTMLElement[] = []
  const next = () => {
    const section = rest.shift()
    if (!section) return
    if (section.getBoundingClientRect().top >= innerHeight) {
      section.style.contentVisibility = 'visible'
      laidOut.push(section)
    }
    if (withPictures) fetchPictures(section)
    whenIdle(next)
  }
  next()
  return () => {
    rest.length = 0
    for (const section of laidOut) section.style.removeProperty('content-visibility')
  }
}

function fetchPictures(section: HTMLElement): void {
  for (const image of section.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
    // A hidden image may never be shown.
    if (image.getClientRects().length > 0) image.loading = 'eager'
  }
}
