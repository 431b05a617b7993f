import type { InputHTMLAttributes } from 'react'
import { useWords } from '../../src/base/i18n/words.ts'
import { OPTIONAL_FIELDS, STEP_FIELDS } from '../../src/web/features/contact/request-values.ts'
import { Field } from '../../src/web/ui/field.tsx'
import text from '../../src/web/ui/text.module.css'
import hidden from '../../src/web/ui/visually-hidden.module.css'
import styles from './contact.module.css'
import type { ContactFormState } from './contact-form-state.ts'

type ContactField = (typeof STEP_FIELDS.contact)[number]

const INPUTS: Record<ContactField, InputHTMLAttributes<HTMLInputElement>> = {
  name: { autoComplete: 'name', type: 'text' },
  phone: { autoComplete: 'tel', type: 'tel', placeholder: '0912-345-678' },
  email: { autoComplete: 'email', type: 'email' },
  company: { autoComplete: 'organization', type: 'text' },
}

/** The second step: the visitor's contact details. */
export function ContactFields({ state, notice }: { state: ContactFormState; notice: string }) {
  const { step, values, messages, headingRef, onChange } = state
  const t = useWords()
  return (
    <section className={styles.step} data-later={step === 'whole' ? '' : undefined} hidden={step === 'details'}>
      <h2 className={hidden.hidden} ref={step === 'contact' ? headingRef : undefined} tabIndex={-1}>
        {t('contact:steps.contact')}
      </h2>
      {/* Before personal data is asked for: its use. */}
      <p className={text.meta}>{notice}</p>
      <div className={styles.pair}>
        {STEP_FIELDS.contact.map((field) => (
          <Field
            key={field}
            id={field}
            label={labelOf(field)}
            requiredMark={OPTIONAL_FIELDS.includes(field) ? undefined : t('contact:required')}
            error={messages[field]}
          >
            {(control) => (
              <input
                {...INPUTS[field]}
                {...control}
                name={field}
                value={values[field]}
                onChange={onChange}
                required={!OPTIONAL_FIELDS.includes(field)}
              />
            )}
          </Field>
        ))}
      </div>
      <p className={text.meta}>{t('contact:privacy')}</p>
    </section>
  )

  function labelOf(field: ContactField) {
    const label = t(`contact:fields.${field}`)
    if (!OPTIONAL_FIELDS.includes(field)) return label
    return (
      <>
        {label} <span className={styles.optional}>{t('contact:optional')}</span>
      </>
    )
  }
}
