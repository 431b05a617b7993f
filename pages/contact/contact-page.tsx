import { type ComponentType, Suspense, useState } from 'react'
import { useWords, type Words } from '../../src/base/i18n/words.ts'
import type { Head } from '../../src/web/page/head.ts'
import { Breadcrumb } from '../../src/web/shell/breadcrumb.tsx'
import type { Crumb } from '../../src/web/page/screen.ts'
import { PageHead } from '../../src/web/ui/page-head.tsx'
import text from '../../src/web/ui/text.module.css'
import styles from './contact.module.css'
import { Steps, type StepName } from './steps.tsx'

/** The use of visitors' messages: in a sentence, and in full. */
export type ContactData = { briefNotice: string; notice: string }

export type WizardProps = {
  data: ContactData
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
          <Form data={data} onStep={setStep} />
        </Suspense>
      </>
    )
  }
}
