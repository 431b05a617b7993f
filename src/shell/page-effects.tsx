import { useEffect, useRef } from 'react'
import { useLocale, useWords } from '../i18n/words.ts'
import { useLocation, useNavigationType } from 'react-router-dom'
import { markHydrated } from '../browser/hydration.ts'
import { applyHead } from '../routing/apply-head.ts'
import { pageTitle } from '../screen/head.ts'
import type { Page } from '../screen/page.ts'
import { rememberFocus, restoreFocus } from './focus-memory.ts'
import { usePagePath } from '../routing/use-page-path.ts'
import hidden from '../ui/visually-hidden.module.css'

/**
 * Does for a navigation what the browser does natively for a document: updates the head, moves the focus, announces the
 * title.
 */
export function PageEffects({ page }: { page: Page }) {
  const t = useWords()
  const locale = useLocale()
  const path = usePagePath()
  const { key } = useLocation()
  const cameBy = useNavigationType()
  const announcer = useRef<HTMLParagraphElement>(null)
  const shownPath = useRef(path)

  useEffect(markHydrated, [])

  useEffect(() => {
    const rememberHere = () => rememberFocus(key)
    // Capture phase: recorded before the router handles the same click.
    document.addEventListener('click', rememberHere, true)
    return () => document.removeEventListener('click', rememberHere, true)
  }, [key])

  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    if ('screen' in page) {
      const head = page.screen.head(page.payload.data, t)
      applyHead(head, locale, path)
      announce(announcer.current, pageTitle(head, locale))
    } else {
      const title = document.querySelector('h1')?.textContent ?? ''
      applyHead({ title, description: title, isPrivate: true }, locale, path)
      announce(announcer.current, title)
    }
    if (cameBy !== 'POP' || !restoreFocus(key)) document.getElementById('main')?.focus({ preventScroll: true })
  }, [path, page, t, locale, key, cameBy])

  return <p ref={announcer} className={hidden.hidden} role="status" />
}

/** A live region is announced when its text changes; React must not render it. */
function announce(region: HTMLElement | null, text: string): void {
  if (region) region.textContent = text
}
