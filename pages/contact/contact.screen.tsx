import { lazy } from 'react'
import { contactPage } from './contact-page.tsx'

export { crumbs, head } from './contact-page.tsx'

/** Comes after the page is live, with the libraries of forms; until then the served form stands as it is, and takes what is typed. */
const Wizard = lazy(() => import('./wizard.tsx').then((module) => ({ default: module.Wizard })))

export const Page = contactPage(Wizard)
