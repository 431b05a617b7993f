import type { ReactNode } from 'react'
import { MAX_DETAILS, MAX_SUBJECT, REQUEST_TYPES } from '../../src/web/features/contact/request-limits.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { Check, Field, FieldError } from '../../src/web/ui/field.tsx'
import text from '../../src/web/ui/text.module.css'
import hidden from '../../src/web/ui/visually-hidden.module.css'
import { AttachmentFields } from './attachment-fields.tsx'
import styles from './contact.module.css'
import type { ContactFormState } from './contact-form-state.ts'

/** The first step: the subject of the request. */
export function DetailsFields({ state, notice }: { state: ContactFormState; notice: string }) {
  const t = useWords()
  const { step, values, messages, headingRef, onChange } = state
  return (
    <section className={styles.step} hidden={step === 'contact'}>
      <h2 className={hidden.hidden} ref={step === 'details' ? headingRef : undefined} tabIndex={-1}>
        {t('contact:steps.details')}
      </h2>
      <p className={text.meta}>
        {notice} <Link to="/privacy">{t('contact:privacyPage')}</Link>
      </p>
      <TypeField state={state} />
      <Field
        id="subject"
        label={t('contact:fields.subject')}
        requiredMark={t('contact:required')}
        error={messages.subject}
        hint={<Counted length={values.subject.length} max={MAX_SUBJECT} />}
      >
        {(control) => (
          <input {...control} type="text" name="subject" value={values.subject} onChange={onChange} required />
        )}
      </Field>
      <Field
        id="details"
        label={t('contact:fields.details')}
        requiredMark={t('contact:required')}
        error={messages.details}
        hint={
          <Counted length={values.details.length} max={MAX_DETAILS}>
            {t('contact:detailsHint')}
          </Counted>
        }
      >
        {(control) => <textarea {...control} name="details" value={values.details} onChange={onChange} required />}
      </Field>
      <AttachmentFields state={state} />
    </section>
  )
}

function TypeField({ state: { values, messages, onChange } }: { state: ContactFormState }) {
  const t = useWords()
  return (
    <fieldset id="type" className={styles.group} aria-describedby={messages.type && 'type-error'}>
      <legend>
        {t('contact:fields.type')} <span className={styles.required}>{t('contact:required')}</span>
      </legend>
      <div className={styles.options}>
        {REQUEST_TYPES.map((type) => (
          <Check
            key={type}
            className={styles.option}
            type="radio"
            name="type"
            value={type}
            checked={values.type === type}
            onChange={onChange}
            required
          >
            {t(`contact:types.${type}`)}
          </Check>
        ))}
      </div>
      {messages.type && <FieldError id="type-error">{messages.type}</FieldError>}
    </fieldset>
  )
}

/** A hint, followed by the current and the maximum length. */
function Counted({ length, max, children }: { length: number; max: number; children?: ReactNode }) {
  return (
    <span className={styles.counted}>
      <span>{children}</span>
      <span className={styles.count}>
        {length} / {max}
      </span>
    </span>
  )
}
