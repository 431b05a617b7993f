import { useWords } from '../../src/base/i18n/words.ts'
import { Bay } from '../../src/web/ui/bays.tsx'
import text from '../../src/web/ui/text.module.css'
import styles from './contact.module.css'

const HAPPENINGS = ['read', 'answer', 'plan'] as const

/** The steps after a request, without a promise of time. */
export function WhatHappensNext() {
  const t = useWords()
  return (
    <Bay as="aside" at="b4" className={styles.after} aria-labelledby="after">
      <p className={text.meta} id="after">
        {t('contact:after.heading')}
      </p>
      <ol>
        {HAPPENINGS.map((happening, index) => (
          <li key={happening}>
            <span aria-hidden="true">{index + 1}</span>
            {t(`contact:after.${happening}`)}
          </li>
        ))}
      </ol>
    </Bay>
  )
}
