import { type ContactData, contactPage } from './contact-page.tsx'
import { PlainForm } from './request-form.tsx'

export { crumbs, head } from './contact-page.tsx'

/** The served form works without JavaScript; the browser turns the same elements into a wizard. */
export const Page = contactPage(PlainForm)

export const paths = () => ['/contact']

export const load = (): ContactData => ({})
