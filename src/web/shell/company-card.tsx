import { textIn } from '../../base/i18n/localised.ts'
import { useLocale, useWords } from '../../base/i18n/words.ts'
import { Link } from '../navigation/routing/link.tsx'
import { SITE } from '#vendor/site.ts'
import { buttonClass } from '../ui/button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import text from '../ui/text.module.css'
import styles from './company-card.module.css'

type CompanyCardProps = {
  /** Label of its button; "Contact us" by default. */
  action?: string | undefined
  className?: string | undefined
}

/** The vendor's contact details, beside an article. */
export function CompanyCard({ action, className }: CompanyCardProps) {
  const t = useWords()
  const locale = useLocale()
  return (
    <aside className={joinClasses(styles.card, className)} aria-label={t('companyCard.label')}>
      <p className={text.meta}>{t('companyCard.label')}</p>
      <address>
        <p>
          <b>{textIn(SITE.company, locale)}</b>
        </p>
        <a className={styles.phone} href={SITE.phone.href}>
          {textIn(SITE.phone, locale)}
        </a>
        <p className={text.meta}>{textIn(SITE.hours, locale)}</p>
        <p className={text.meta}>{textIn(SITE.address, locale)}</p>
      </address>
      <Link className={joinClasses(buttonClass({ size: 'small' }), styles.action)} to="/contact">
        {action ?? t('companyCard.contact')}
      </Link>
    </aside>
  )
}
