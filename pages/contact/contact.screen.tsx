import { lazy } from 'react'
import { loadLate } from '../../src/freshness/load-late.ts'
import { contactPage } from './contact-page.tsx'

export { crumbs, head } from './contact-page.tsx'

/** Comes after the page is live, with the libraries of forms; until then the served form stands as it is, and takes what is typed. */
const Wizard = lazy(async () => {
  // What checks the form is asked for apart, and so starts in a task of its own.
  const [{ Wizard: Component }] = await loadLate(() =>
    Promise.all([import('./wizard.tsx'), import('../../src/contact/check-step.ts')]),
  )
  return { default: Component }
})

export const Page = contactPage(Wizard)
