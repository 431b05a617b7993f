import { useLocale, useWords } from '../i18n/words.ts'
import { Link, NavLink } from '../routing/link.tsx'
import { SITE } from '../site.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { useNavigationData } from './navigation.ts'
import styles from './header.module.css'

/** Logo, main navigation with the five series, language. */
export function Header() {
  const t = useWords()
  const locale = useLocale()
  const { series } = useNavigationData()
  return (
    <header className={styles.header}>
      <Link className={styles.logo} to="/">
        {SITE.brand[locale]}
      </Link>
      <nav className={styles.main} aria-label={t('header.navigation')}>
        <NavLink to="/products">
          {t('header.products')}
        </NavLink>
        {series.map(({ id, name }) => (
          <NavLink key={id} to={`/products/${id}`}>
            {name}
          </NavLink>
        ))}
        <NavLink to="/success-stories">{t('header.stories')}</NavLink>
        <NavLink to="/news">{t('header.news')}</NavLink>
        <NavLink to="/faqs">{t('header.faqs')}</NavLink>
        <NavLink to="/contact">{t('header.contact')}</NavLink>
      </nav>
      <LanguageSwitch />
    </header>
  )
}
