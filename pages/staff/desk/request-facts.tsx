import { LOCALE_FACTS } from '../../../src/base/i18n/locale.ts'
import type { ReactNode } from 'react'
import { formatTime } from '../../../src/web/features/staff/desk/format-time.ts'
import type { Detail } from '../../../src/web/features/staff/desk/desk-types.ts'
import { useLocale, useWords } from '../../../src/base/i18n/words.ts'
import styles from './request.module.css'

/** The sender of a request, and how to reach them. */
export function RequestFacts({ request }: { request: Detail }) {
  const t = useWords()
  const locale = useLocale()
  const { name, company, phone, email, kind, language, receivedAt } = request
  const none = t('desk-requests:request.none')
  const facts: [term: string, value: ReactNode][] = [
    [t('desk-requests:request.name'), name || none],
    [t('desk-requests:request.company'), company || none],
    [
      t('desk-requests:request.phone'),
      phone ? (
        <a key="phone" href={`tel:${phone.replace(/[^\d+#]/g, '')}`}>
          {phone}
        </a>
      ) : (
        none
      ),
    ],
    [t('desk-requests:request.email'), email || none],
    [t('desk-requests:request.kind'), t(`desk-requests:kinds.${kind}`)],
    [t('desk-requests:request.language'), LOCALE_FACTS[language].name ?? t(`desk:languages.${language}`)],
    [t('desk-requests:request.received'), formatTime(receivedAt, locale)],
  ]
  return (
    <dl className={styles.facts} aria-label={t('desk-requests:request.facts')}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
