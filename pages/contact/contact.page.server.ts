import { type ContactData, contactPage } from './contact-page.tsx'
import { PlainForm } from './request-form.tsx'

export { crumbs, head } from './contact-page.tsx'

/** What is served is the form as it works without JavaScript; the browser makes a wizard of the same elements. */
export const Page = contactPage(PlainForm)

export const paths = () => ['/contact']

export const load = (): ContactData => ({})
