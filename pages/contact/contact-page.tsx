import { type ComponentType, Suspense, useState } from 'react'
import { useWords, type Words } from '../../src/i18n/words.ts'
import type { Head } from '../../src/screen/head.ts'
import { Breadcrumb } from '../../src/shell/breadcrumb.tsx'
import type { Crumb } from '../../src/screen/screen.ts'
import { PageHead } from '../../src/ui/page-head.tsx'
import text from '../../src/ui/text.module.css'
import styles from './contact.module.css'
import { Steps, type StepName } from './steps.tsx'

/** The page uses no data of the catalogue. */
export type ContactData = Record<string, never>

export type WizardProps = {
  /** Called with the current step; must be a stable function. */
  onStep: (step: StepName) => void
}

export function head(_data: ContactData, t: Words): Head {
  return { title: t('contact:title'), description: t('contact:description') }
}

export function crumbs(_data: ContactData, t: Words): Crumb[] {
  return [
    { name: t('breadcrumb.home'), path: '/' },
    { name: t('contact:title'), path: '/contact' },
  ]
}

/** Returns the page around a form: the served form, or the wizard that replaces it. */
export function contactPage(Form: ComponentType<WizardProps>): ComponentType<{ data: ContactData }> {
  return function ContactPage({ data }) {
    const t = useWords()
    const [step, setStep] = useState<StepName>('details')
    return (
      <>
        <PageHead
          low
          crumbs={<Breadcrumb crumbs={crumbs(data, t)} />}
          title={t('contact:title')}
          aside={<p className={text.lead}>{t(`contact:leads.${step}`)}</p>}
          beam={<Steps current={step} />}
        />
        <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
          <Form onStep={setStep} />
        </Suspense>
      </>
    )
  }
}
