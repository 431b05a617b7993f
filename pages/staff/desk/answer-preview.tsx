import { useEffect, useRef } from 'react'
import { LOCALE_FACTS } from '../../../src/base/i18n/locale.ts'
import { useWords } from '../../../src/base/i18n/words.ts'
import text from '../../../src/web/ui/text.module.css'
import styles from './request.module.css'
import type { AnswerDraft } from './use-draft.ts'

/** The mail as it will look. */
export function AnswerPreview({ answer, to }: { answer: AnswerDraft; to: string }) {
  const t = useWords()
  const preview = useRef<HTMLDivElement>(null)
  useEffect(() => preview.current?.focus(), [])
  return (
    <div
      ref={preview}
      role="group"
      tabIndex={-1}
      aria-label={t('desk-requests:answer.preview')}
      className={styles.preview}
    >
      <p className={text.meta}>{t('desk-requests:answer.previewHint')}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('desk-requests:answer.to')}</dt>
          <dd>{to}</dd>
        </div>
        <div>
          <dt>{t('desk-requests:answer.subject')}</dt>
          <dd>{answer.subject}</dd>
        </div>
      </dl>
      <p className={styles.message} lang={LOCALE_FACTS[answer.language].htmlLang}>
        {answer.text}
      </p>
    </div>
  )
}
