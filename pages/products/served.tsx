import type { HTMLAttributes, ReactNode } from 'react'

type ServedProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as: 'div' | 'nav'
  /** Only on the server: in the browser `false`, so that their code is not in its bundle. */
  children: ReactNode
}

/**
 * A part of the document that stays as it was served until hydration replaces it. React leaves the content of an element
 * with `dangerouslySetInnerHTML` as it finds it.
 */
export function Served({ as: Tag, children, ...attributes }: ServedProps) {
  if (import.meta.env.SSR) return <Tag {...attributes}>{children}</Tag>
  // oxlint-disable-next-line react/no-danger -- empty, and never written
  return <Tag {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
