import { textIn } from '../../base/i18n/localised.ts'
import { useLocale, useWords } from '../../base/i18n/words.ts'
import { Link, NavLink } from '../navigation/routing/link.tsx'
import { SITE } from '#vendor/site.ts'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { MAIN_LINKS } from './main-links.ts'
import styles from './menus.module.css'
import { useNavigationData } from '../menu/navigation.ts'

/** The links of the menu for narrow windows. */
export function SheetContent() {
  const t = useWords()
  const locale = useLocale()
  const { series, solutions } = useNavigationData()
  return (
    <>
      <NavLink className={styles.row} to="/products">
        {t('header.products')}
        <Icon name="arrow-right" />
      </NavLink>
      <ul className={styles.sub}>
        {series.map(({ id, name, accent, count }) => (
          <li key={id}>
            <NavLink to={`/products/${id}`} data-series={accent}>
              {name}
              <small>{count}</small>
            </NavLink>
          </li>
        ))}
      </ul>
      {solutions.length > 0 && (
        <details className={styles.fold}>
          <summary className={styles.row}>
            {t('header.solutions')}
            <Icon name="plus" />
          </summary>
          <ul className={styles.sub}>
            {solutions.map(({ slug, title }) => (
              <li key={slug}>
                <NavLink to={`/solutions/${slug}`}>{title}</NavLink>
              </li>
            ))}
          </ul>
        </details>
      )}
      {MAIN_LINKS.map(({ to, word }) => (
        <NavLink key={to} className={styles.row} to={to}>
          {t(word)}
          <Icon name="arrow-right" />
        </NavLink>
      ))}
      <div className={styles.end}>
        <a className={styles.phone} href={SITE.phone.href}>
          {textIn(SITE.phone, locale)}
        </a>
        <Link className={buttonClass()} to="/contact">
          {t('header.contact')}
        </Link>
      </div>
    </>
  )
}
