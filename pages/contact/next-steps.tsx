import { NEXT_STEPS } from '#vendor/claims/reply.ts'
import { textIn } from '../../src/base/i18n/localised.ts'
import { useLocale, useWords } from '../../src/base/i18n/words.ts'
import { Bay } from '../../src/web/ui/bays.tsx'
import text from '../../src/web/ui/text.module.css'
import styles from './contact.module.css'

/** The steps after a request, as the vendor promises them. */
export function NextSteps() {
  const t = useWords()
  const locale = useLocale()
  return (
    <Bay as="aside" at="b4" className={styles.after} aria-labelledby="after">
      <p className={text.meta} id="after">
        {t('contact:after.heading')}
      </p>
      <ol>
        {NEXT_STEPS.map((step, index) => (
          <li key={index}>
            <span aria-hidden="true">{index + 1}</span>
            {textIn(step, locale)}
          </li>
        ))}
      </ol>
    </Bay>
  )
}
