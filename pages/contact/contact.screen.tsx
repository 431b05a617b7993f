import { lazy, useEffect } from 'react'
import { loadLate } from '../../src/web/navigation/freshness/load-late.ts'
import { type ContactData, contactPage } from './contact-page.tsx'
import { storeTypedDraft } from './typed-draft.ts'

export { crumbs, head } from './contact-page.tsx'

/** Loaded after hydration, together with the form libraries; until then the served form stays as it is and accepts input. */
const Wizard = lazy(async () => {
  // The validation is imported separately, so that it starts in a task of its own.
  const [{ Wizard: Component }] = await loadLate(() =>
    Promise.all([import('./wizard.tsx'), import('../../src/web/features/contact/check-step.ts')]),
  )
  return { default: Component }
})

/** The libraries of the form are loaded only for those who open the page. */
export const isRenderedAhead = false

const ContactPage = contactPage(Wizard)

export function Page({ data }: { data: ContactData }) {
  useEffect(() => {
    storeTypedDraft()
    // On the way down: React stops events on their way up from what is not hydrated yet.
    document.addEventListener('input', storeTypedDraft, true)
    return () => document.removeEventListener('input', storeTypedDraft, true)
  }, [])
  return <ContactPage data={data} />
}
