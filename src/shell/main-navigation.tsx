import { useWords } from '../i18n/words.ts'
import { NavLink } from '../routing/link.tsx'
import { usePagePath } from '../routing/use-page-path.ts'
import styles from './header.module.css'
import { MAIN_LINKS } from './main-links.ts'
import { SeriesMenu, SolutionsMenu } from './mega-menu.tsx'
import { MenuPopover } from './menu-popover.tsx'

/** The entries of the main navigation, with the menus of those that have one. */
export function MainNavigation() {
  const t = useWords()
  const path = usePagePath()
  return (
    <>
      <MenuPopover
        id="menu-products"
        label={t('header.products')}
        isCurrent={path.startsWith('/products')}
        className={styles.item}
      >
        <SeriesMenu />
      </MenuPopover>
      <MenuPopover
        id="menu-solutions"
        label={t('header.solutions')}
        isCurrent={path.startsWith('/solutions')}
        className={styles.item}
      >
        <SolutionsMenu />
      </MenuPopover>
      {MAIN_LINKS.map(({ to, word }) => (
        <NavLink key={to} className={styles.item} to={to}>
          {t(word)}
        </NavLink>
      ))}
    </>
  )
}
