import { useLocale, useWords } from '../i18n/words.ts'
import { Link } from '../routing/link.tsx'
import { SITE } from '../site.ts'
import { useNavigationData } from './navigation.ts'
import styles from './footer.module.css'

/** Who the vendor is and how to reach it, with all series and solutions. */
export function Footer() {
  const t = useWords()
  const locale = useLocale()
  const { series, solutions } = useNavigationData()
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('footer.products')}>
        <h2>{t('footer.products')}</h2>
        <ul>
          {series.map(({ id, name }) => (
            <li key={id}>
              <Link to={`/products/${id}`}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t('footer.solutions')}>
        <h2>{t('footer.solutions')}</h2>
        <ul>
          {solutions.map(({ slug, title }) => (
            <li key={slug}>
              <Link to={`/solutions/${slug}`}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <h2>{t('footer.contact')}</h2>
        <address>
          <a href={SITE.phone.href}>{SITE.phone.display}</a>
          <a href={`mailto:${SITE.email}`}>{SITE.email}</a>
          <span>{SITE.hours[locale]}</span>
          <span>{SITE.address[locale]}</span>
        </address>
        <p>
          <Link to="/login">{t('footer.staff')}</Link>
        </p>
        <p>© {SITE.company[locale]}</p>
      </div>
    </footer>
  )
}
