import { useLocale, useWords } from '../i18n/words.ts'
import { Link } from '../routing/link.tsx'
import { SITE } from '../site.ts'
import styles from './company-card.module.css'

/** How to reach the vendor, beside an article. */
export function CompanyCard() {
  const t = useWords()
  const locale = useLocale()
  return (
    <aside className={styles.card} aria-label={t('companyCard.label')}>
      <p>{SITE.company[locale]}</p>
      <p>
        <a href={SITE.phone.href}>{SITE.phone.display}</a>
      </p>
      <p>{SITE.hours[locale]}</p>
      <p>
        <Link to="/contact">{t('companyCard.contact')}</Link>
      </p>
    </aside>
  )
}
