'use client'

import { usePathname } from 'next/navigation'

/** Links to the page that is shown, in one language. */
export function Translation({ prefix, children, ...attributes }) {
  return (
    <a {...attributes} href={prefix + usePathname()}>
      {children}
    </a>
  )
}
