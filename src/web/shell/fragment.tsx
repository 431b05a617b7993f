import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react'
import { FooterContent } from './footer-content.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { SheetContent } from './sheet-content.tsx'

/**
 * Parts of the shell that are identical on many pages. They take no properties. Of the page they know only which entry
 * of the navigation it belongs to (`currentEntry`).
 */
export const FRAGMENTS = {
  footer: <FooterContent />,
  navigation: <MainNavigation />,
  sheet: <SheetContent />,
} as const satisfies Record<string, ReactNode>
export type FragmentName = keyof typeof FRAGMENTS

const RenderedContext = createContext<Readonly<Record<FragmentName, string>> | undefined>(undefined)

/**
 * Provides the fragments' markup to the build, rendered once for all pages that share it: two thirds of a page's
 * elements belong to fragments.
 */
export const RenderedFragments = RenderedContext.Provider

type FragmentProps = HTMLAttributes<HTMLElement> & { as: 'footer' | 'div' | 'nav'; name: FragmentName }

/** An element that contains a fragment: rendered by React in the browser, and filled with pre-rendered markup in the build. */
export function Fragment({ as: Tag, name, ...attributes }: FragmentProps) {
  const rendered = useContext(RenderedContext)
  if (rendered) return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: rendered[name] }} />
  return <Tag {...attributes}>{FRAGMENTS[name]}</Tag>
}
