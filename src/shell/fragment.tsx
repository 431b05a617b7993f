import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react'
import { FooterContent } from './footer-content.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { SheetContent } from './sheet-content.tsx'

/**
 * Parts of the shell that are the same on very many pages. They take no properties, and of the page they
 * know only which entry of the navigation it is (`currentEntry`).
 */
export const FRAGMENTS = {
  footer: <FooterContent />,
  navigation: <MainNavigation />,
  sheet: <SheetContent />,
} as const satisfies Record<string, ReactNode>
export type FragmentName = keyof typeof FRAGMENTS

const RenderedContext = createContext<Readonly<Record<FragmentName, string>> | undefined>(undefined)

/** Gives the build the fragments' markup, rendered once for all pages that share it: two thirds of a page's elements are theirs. */
export const RenderedFragments = RenderedContext.Provider

type FragmentProps = HTMLAttributes<HTMLElement> & { as: 'footer' | 'div' | 'nav'; name: FragmentName }

/** An element filled with a fragment: in the browser by React, in the build with markup that React made before. */
export function Fragment({ as: Tag, name, ...attributes }: FragmentProps) {
  const rendered = useContext(RenderedContext)
  if (rendered) return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: rendered[name] }} />
  return <Tag {...attributes}>{FRAGMENTS[name]}</Tag>
}
