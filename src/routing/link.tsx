import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { useLocale } from '../i18n/words.ts'
import { localisePath } from '../i18n/localised-path.ts'
import { usePagePath } from './use-page-path.ts'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Path of this site without language, with search parameters and fragment; or a fragment of this page. */
  to: string
  children: ReactNode
}

/**
 * A link within the site and its language. It is a plain anchor: follow-links.ts turns a click on any of them into a navigation
 * without loading the document, so that fifty links on a page cost neither rendering nor hydration more than fifty anchors.
 */
export function Link({ to, children, ...attributes }: LinkProps) {
  const locale = useLocale()
  return (
    <a {...attributes} href={to.startsWith('/') ? localiseTarget(to, locale) : to}>
      {children}
    </a>
  )
}

/** A link of a menu: says `aria-current="page"` when it leads to this page, and `true` when this page is below it. */
export function NavLink({ to, ...rest }: LinkProps) {
  const path = usePagePath()
  const current = path === to ? 'page' : path.startsWith(`${to}/`) ? 'true' : undefined
  return <Link {...rest} to={to} aria-current={current} />
}

/** Localises the path of a target and leaves what follows it. */
function localiseTarget(to: string, locale: Parameters<typeof localisePath>[0]): string {
  const end = to.search(/[?#]/)
  return end < 0 ? localisePath(locale, to) : localisePath(locale, to.slice(0, end)) + to.slice(end)
}
