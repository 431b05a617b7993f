/** Which link had the focus when a history entry was left, by the entry's key. Lasts as long as the document. */
const focused = new Map<string, { href: string; index: number }>()

/** Notes the link that is about to leave this history entry. */
export function rememberFocus(entry: string): void {
  const link = document.activeElement
  if (!(link instanceof HTMLAnchorElement)) return
  const href = link.getAttribute('href') ?? ''
  focused.set(entry, { href, index: linksTo(href).indexOf(link) })
}

/** Puts the focus back on the link that left this history entry; false when it is not there. */
export function restoreFocus(entry: string): boolean {
  const noted = focused.get(entry)
  const link = noted && linksTo(noted.href)[noted.index]
  link?.focus({ preventScroll: true })
  return link !== undefined
}

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  )
}
