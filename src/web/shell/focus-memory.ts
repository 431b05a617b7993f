/** The focused link of each history entry that was left, by the entry's key. Lasts as long as the document. */
const focused = new Map<string, { href: string; index: number }>()

/** Records the focused link before this history entry is left. */
export function rememberFocus(entry: string): void {
  const link = document.activeElement
  if (!(link instanceof HTMLAnchorElement)) return
  const href = link.getAttribute('href') ?? ''
  focused.set(entry, { href, index: linksTo(href).indexOf(link) })
}

/** Restores the focus on the link that was used to leave this history entry; returns false if that link does not exist. */
export function restoreFocus(entry: string): boolean {
  const noted = focused.get(entry)
  const link = noted && linksTo(noted.href)[noted.index]
  link?.focus({ preventScroll: true })
  return link !== undefined
}

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`)]
}
