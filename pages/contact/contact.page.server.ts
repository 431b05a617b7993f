import { NOTICES } from '#vendor/claims/contact.ts'
import { fillBrand } from '../../src/base/i18n/brand-variables.ts'
import { textIn } from '../../src/base/i18n/localised.ts'
import type { LoadContext } from '../../src/web/page/screen-server.ts'
import { type ContactData, contactPage } from './contact-page.tsx'
import { PlainForm } from './request-form.tsx'

export { crumbs, head } from './contact-page.tsx'

/** The served form works without JavaScript; the browser turns the same elements into a wizard. */
export const Page = contactPage(PlainForm)

export const paths = () => ['/contact']

export const load = ({ locale }: LoadContext): ContactData => ({
  briefNotice: fillBrand(textIn(NOTICES.brief, locale), locale),
  notice: fillBrand(textIn(NOTICES.full, locale), locale),
})
