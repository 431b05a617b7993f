import { useEffect, useRef } from 'react'
import type { Locale } from '../../base/i18n/locale.ts'
import { useLocale, useWords, type Words } from '../../base/i18n/words.ts'
import { useLocation, useNavigationType } from 'react-router-dom'
import { markHydrated } from '../navigation/browser/hydration.ts'
import { applyHead } from '../navigation/routing/apply-head.ts'
import { type Head, pageTitle } from '../page/head.ts'
import type { Page } from '../page/page.ts'
import { rememberFocus, restoreFocus } from './focus-memory.ts'
import { usePagePath } from '../navigation/routing/use-page-path.ts'
import hidden from '../ui/visually-hidden.module.css'

/**
 * Does for a navigation what the browser does natively for a document: updates the head, moves the focus, announces the
 * title.
 */
export function PageEffects({ page }: { page: Page }) {
  const t = useWords()
  const locale = useLocale()
  const path = usePagePath()
  const { key, search } = useLocation()
  const cameBy = useNavigationType()
  const announcer = useRef<HTMLParagraphElement>(null)
  const title = titleOf(page, t, locale, search)
  // The document was served without what the parameters say.
  const shown = useRef({ path, title: titleOf(page, t, locale, '') })

  useEffect(markHydrated, [])

  useEffect(() => {
    const rememberHere = () => rememberFocus(key)
    // Capture phase: recorded before the router handles the same click.
    document.addEventListener('click', rememberHere, true)
    return () => document.removeEventListener('click', rememberHere, true)
  }, [key])

  useEffect(() => {
    const before = shown.current
    shown.current = { path, title }
    if (before.path === path) {
      // Another view of the page: it moves and announces what it has to.
      if (title && title !== before.title) document.title = title
      return
    }
    const head = 'screen' in page ? headOf(page, t, search) : headOfError()
    applyHead(head, locale, path)
    // A live region is announced when its text changes; React must not render it.
    if (announcer.current) announcer.current.textContent = pageTitle(head, locale)
    if (cameBy !== 'POP' || !restoreFocus(key)) document.getElementById('main')?.focus({ preventScroll: true })
  }, [path, search, page, title, t, locale, key, cameBy])

  return <p ref={announcer} className={hidden.hidden} role="status" />
}

function headOf({ screen, payload }: Extract<Page, { screen: unknown }>, t: Words, search: string): Head {
  return screen.head(payload.data, t, new URLSearchParams(search))
}

/** An error page is named by its heading. */
function headOfError(): Head {
  const title = document.querySelector('h1')?.textContent ?? ''
  return { title, description: title, isPrivate: true }
}

/** Undefined for an error page, which is named by its heading. */
function titleOf(page: Page, t: Words, locale: Locale, search: string): string | undefined {
  return 'screen' in page ? pageTitle(headOf(page, t, search), locale) : undefined
}
