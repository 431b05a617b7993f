import { REQUEST_TYPES } from '../../src/web/features/contact/request-limits.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { goClass } from '../../src/web/ui/go.tsx'
import text from '../../src/web/ui/text.module.css'
import styles from './contact.module.css'
import { formatSize } from './format-size.ts'
import type { ContactFormState } from './contact-form-state.ts'

/** The request so far, beside the second step. */
export function Brief({ state: { values, attachments, onBack } }: { state: ContactFormState }) {
  const t = useWords()
  const type = REQUEST_TYPES.find((known) => known === values.type)
  return (
    <>
      <p className={text.meta}>{t('contact:brief')}</p>
      <dl className={styles.brief}>
        <div>
          <dt>{t('contact:fields.type')}</dt>
          <dd>{type && t(`contact:types.${type}`)}</dd>
        </div>
        <div>
          <dt>{t('contact:fields.subject')}</dt>
          <dd>{values.subject}</dd>
        </div>
        {attachments.list.length > 0 && (
          <div>
            <dt>{t('contact:fields.files')}</dt>
            {attachments.list.map(({ id, file }) => (
              <dd key={id}>
                {file.name} <span className={text.meta}>{formatSize(file.size)}</span>
              </dd>
            ))}
          </div>
        )}
      </dl>
      <button type="button" className={goClass} onClick={onBack}>
        <span>{t('contact:change')}</span>
      </button>
    </>
  )
}
