import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { useLocale } from '../../../base/i18n/words.ts'
import { localiseTarget } from '../../../base/i18n/localised-path.ts'
import { usePagePath } from './use-page-path.ts'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Path of this site without language, with search parameters and fragment; or a fragment of this page. */
  to: string
  children: ReactNode
}

/**
 * A link within the site and its language. It is a plain anchor: follow-links.ts turns clicks into navigations without
 * loading a document. Fifty links on a page therefore cost no more rendering or hydration than fifty anchors.
 */
export function Link({ to, children, ...attributes }: LinkProps) {
  const locale = useLocale()
  return (
    <a {...attributes} href={to.startsWith('/') ? localiseTarget(locale, to) : to}>
      {children}
    </a>
  )
}

/** A link of a menu: sets `aria-current="page"` on a link to this page, and `true` on a link to a parent of this page. */
export function NavLink({ to, ...rest }: LinkProps) {
  const path = usePagePath()
  const current = path === to ? 'page' : path.startsWith(`${to}/`) ? 'true' : undefined
  return <Link {...rest} to={to} aria-current={current} />
}
