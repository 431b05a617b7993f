import { inSite } from '../../src/base/base-path.ts'
import { textIn } from '../../src/base/i18n/localised.ts'
import type { DragEvent } from 'react'
import { useLocale, useWords } from '../../src/base/i18n/words.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { SITE } from '#vendor/site.ts'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { Button, buttonClass } from '../../src/web/ui/button.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import text from '../../src/web/ui/text.module.css'
import { Brief } from './brief.tsx'
import styles from './contact.module.css'
import type { ContactData } from './contact-page.tsx'
import { ContactFields } from './contact-fields.tsx'
import { DetailsFields } from './details-fields.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { type ContactFormState, SERVED_FORM } from './contact-form-state.ts'
import { NextSteps } from './next-steps.tsx'

/** The served form: all steps on one page, submitted natively. */
export function PlainForm({ data }: { data: ContactData }) {
  return <RequestForm state={SERVED_FORM} data={data} />
}

/** The form and the content beside it, for a state. Served form and wizard have the same elements, so that no input is lost. */
export function RequestForm({ state, data }: { state: ContactFormState; data: ContactData }) {
  const t = useWords()
  const locale = useLocale()
  const { step, formRef, onSubmit, onPaste, onDrop } = state
  return (
    <Section space="none">
      {step === 'whole' && <Sent />}
      <Bays className={styles.layout}>
        <Bay
          as="aside"
          at="b1"
          className={styles.side}
          aria-label={t(step === 'contact' ? 'contact:brief' : 'contact:call')}
        >
          {step === 'contact' ? <Brief state={state} /> : <Direct />}
        </Bay>
        <Bay at="b23" className={styles.written}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files may be dropped or pasted anywhere, the picker serves everyone else */}
          <form
            ref={formRef}
            className={styles.form}
            data-step={step}
            method="post"
            action={inSite('/api/contact')}
            encType="multipart/form-data"
            noValidate={step !== 'whole'}
            onSubmit={onSubmit}
            onPaste={onPaste}
            onDragOver={allowDrop}
            onDrop={onDrop}
          >
            <ErrorSummary state={state} />
            <DetailsFields state={state} notice={data.briefNotice} />
            <ContactFields state={state} notice={data.notice} />
            <Honeypot />
            <input type="hidden" name="lang" value={locale} />
            <Actions state={state} />
          </form>
        </Bay>
        <NextSteps />
      </Bays>
    </Section>
  )
}

/** Without this the browser would open a dropped file in place of the page. */
function allowDrop(event: DragEvent): void {
  event.preventDefault()
}

/** How to reach the vendor without the form. */
function Direct() {
  const t = useWords()
  const locale = useLocale()
  return (
    <>
      <p className={text.meta}>{t('contact:call')}</p>
      <a className={styles.phone} href={SITE.phone.href}>
        {textIn(SITE.phone, locale)}
      </a>
      <p className={text.meta}>{textIn(SITE.hours, locale)}</p>
      <dl className={styles.brief}>
        <div>
          <dt>{t('contact:fields.email')}</dt>
          <dd>
            <a href={`mailto:${SITE.email}`}>{SITE.email}</a>
          </dd>
        </div>
        <div>
          <dt>{t('contact:address')}</dt>
          <dd>{textIn(SITE.address, locale)}</dd>
        </div>
        <div>
          <dt>{t('contact:nearby')}</dt>
          <dd>
            <Link to="/where-to-buy">{t('footer.where-to-buy')}</Link>
          </dd>
        </div>
      </dl>
    </>
  )
}

/** A hidden field that only programs fill in. */
function Honeypot() {
  const t = useWords()
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {t('contact:honeypot')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

function Actions({ state: { step, progress, onBack } }: { state: ContactFormState }) {
  const t = useWords()
  const isSending = progress !== undefined
  return (
    <div className={styles.actions}>
      {/* If scripts will run, the served form shows its first step. */}
      {step !== 'contact' && (
        <Button className={styles.next} type={step === 'details' ? 'submit' : 'button'}>
          {t('contact:next')}
          <Icon name="arrow-right" />
        </Button>
      )}
      {step === 'contact' && (
        <Button variant="secondary" onClick={onBack} aria-disabled={isSending}>
          <Icon name="arrow-left" />
          {t('contact:back')}
        </Button>
      )}
      {step !== 'details' && (
        <Button className={styles.submit} type="submit" aria-disabled={isSending} aria-busy={isSending}>
          {t(isSending ? 'contact:sending' : 'contact:submit')}
        </Button>
      )}
      {isSending && <progress className={styles.progress} value={progress} aria-label={t('contact:sending')} />}
    </div>
  )
}

/**
 * The API redirects a browser without JavaScript here, by the fragment of the address. The wizard uses the receipt
 * number instead.
 */
function Sent() {
  const t = useWords()
  return (
    <div id="sent" className={styles.sent}>
      <h2>{t('contact:thanks')}</h2>
      <p>{t('contact:sentNumber')}</p>
      <p>
        <Link className={buttonClass()} to="/">
          {t('contact:home')}
        </Link>
      </p>
    </div>
  )
}
