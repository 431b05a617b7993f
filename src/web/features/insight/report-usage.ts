import { onCLS, onINP, onLCP } from 'web-vitals'

/** Limits of the API (src/server/routes/insight.ts). */
const MAX_ITEMS = 10
const MAX_TEXT = 300

/**
 * Collects what happens in this document, and sends it when the tab is hidden or left, at most once for each page that
 * is opened. Nothing is kept in the browser, and nothing of it says who was there. `template` is the screen of the
 * document, undefined if its address has no page.
 */
export function reportUsage(template: string | undefined, address: string): void {
  const values: Record<string, number> = {}
  const unfound = new Set<string>()
  const sheets = new Set<string>()
  const missing = !template && { missing: { path: location.pathname, referrer: cameFrom() } }
  let isFirst = true
  let reportedOn: string | undefined
  for (const measure of [onLCP, onINP, onCLS])
    measure(({ name, value }) => (values[name.toLowerCase()] = value), { reportAllChanges: true })
  addEventListener('unfound', ({ detail }) => unfound.add(detail))
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[download]')
    if (link) sheets.add(decodeURI(link.pathname))
  }
  // Before others handle it.
  addEventListener('click', onClick, true)
  // It bubbles up after web-vitals has taken its last values; on the way out it comes after `pagehide`, too.
  addEventListener('visibilitychange', () => {
    const { pathname } = location
    if (document.visibilityState === 'visible' || reportedOn === pathname) return
    const seen = {
      ...(isFirst && { ...values, ...missing }),
      ...(unfound.size > 0 && { unfound: pick(unfound) }),
      ...(sheets.size > 0 && { sheets: pick(sheets) }),
    }
    if (Object.keys(seen).length === 0) return
    const lang = document.documentElement.lang.slice(0, 2)
    send(address, JSON.stringify({ lang, template: template ?? 'not-found', ...seen }))
    reportedOn = pathname
    isFirst = false
    unfound.clear()
    sheets.clear()
  })
}

/** Not `sendBeacon`: that sends the cookies of the API's host. The text goes on when the document is left; as with that, nobody is asked before. */
function send(address: string, body: string): void {
  fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' }).catch(() => {})
}

function pick(texts: ReadonlySet<string>): string[] {
  return [...texts].filter((text) => text.length <= MAX_TEXT).slice(0, MAX_ITEMS)
}

/** Of another site only its origin, and never what follows `?`. */
function cameFrom(): string {
  if (!document.referrer) return ''
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin ? pathname : origin
}
