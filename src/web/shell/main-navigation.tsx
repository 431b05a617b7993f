import { useWords } from '../../base/i18n/words.ts'
import { NavLink } from '../navigation/routing/link.tsx'
import { usePagePath } from '../navigation/routing/use-page-path.ts'
import styles from './header.module.css'
import { MAIN_LINKS } from './main-links.ts'
import { SeriesMenu, SolutionsMenu } from './mega-menu.tsx'
import { MenuPopover } from './menu-popover.tsx'
import { useNavigationData } from '../menu/navigation.ts'

const MENUS = [
  { id: 'menu-products', word: 'header.products', section: '/products', Menu: SeriesMenu },
  { id: 'menu-solutions', word: 'header.solutions', section: '/solutions', Menu: SolutionsMenu },
] as const

/** Entries of the main navigation, with their menus. */
export function MainNavigation() {
  const t = useWords()
  const path = usePagePath()
  const { solutions } = useNavigationData()
  // A menu without an entry leads nowhere.
  const menus = MENUS.filter(({ section }) => section !== '/solutions' || solutions.length > 0)
  return (
    <>
      {menus.map(({ id, word, section, Menu }) => (
        <MenuPopover key={id} id={id} label={t(word)} isCurrent={path.startsWith(section)} className={styles.item}>
          <Menu />
        </MenuPopover>
      ))}
      {MAIN_LINKS.map(({ to, word }) => (
        <NavLink key={to} className={styles.item} to={to}>
          {t(word)}
        </NavLink>
      ))}
    </>
  )
}
