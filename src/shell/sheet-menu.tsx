import { useWords } from '../i18n/words.ts'
import { Link, NavLink } from '../routing/link.tsx'
import { SITE } from '../site.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './menus.module.css'
import { useNavigationData } from './navigation.ts'
import { usePopoverMenu } from './use-popover-menu.ts'

const MENU_ID = 'menu'

/** The navigation of narrow windows: a button, and a menu of the window's height. */
export function SheetMenu({ links }: { links: readonly { to: string; name: string }[] }) {
  const t = useWords()
  const { series, solutions } = useNavigationData()
  const { around, button, menu } = usePopoverMenu({ opensOnHover: false })
  return (
    <div className={styles.narrow} {...around}>
      <Button {...button} variant="quiet" size="tool" popoverTarget={MENU_ID} aria-label={t('header.menu')}>
        <Icon name="menu" />
        <Icon name="close" />
      </Button>
      <nav {...menu} className={styles.sheet} id={MENU_ID} popover="auto" aria-label={t('header.menu')}>
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
        {links.map(({ to, name }) => (
          <NavLink key={to} className={styles.row} to={to}>
            {name}
            <Icon name="arrow-right" />
          </NavLink>
        ))}
        <div className={styles.end}>
          <a className={styles.phone} href={SITE.phone.href}>
            {SITE.phone.display}
          </a>
          <Link className={buttonClass()} to="/contact">
            {t('header.contact')}
          </Link>
        </div>
      </nav>
    </div>
  )
}
