import { useWords } from '../../base/i18n/words.ts'
import { NavLink } from '../navigation/routing/link.tsx'
import { usePagePath } from '../navigation/routing/use-page-path.ts'
import styles from './header.module.css'
import { MAIN_LINKS } from './main-links.ts'
import { SeriesMenu, SolutionsMenu } from './mega-menu.tsx'
import { MenuPopover } from './menu-popover.tsx'
import { useNavigationData } from '../menu/navigation.ts'

const MENUS = [
  { name: 'products', Menu: SeriesMenu },
  { name: 'solutions', Menu: SolutionsMenu },
] as const

/** Entries of the main navigation, with their menus. */
export function MainNavigation() {
  const t = useWords()
  const path = usePagePath()
  const { solutions } = useNavigationData()
  // Without solutions their menu would lead nowhere.
  const menus = solutions.length > 0 ? MENUS : MENUS.slice(0, 1)
  return (
    <>
      {menus.map(({ name, Menu }) => (
        <MenuPopover
          key={name}
          id={`menu-${name}`}
          label={t(`header.${name}`)}
          isCurrent={path.startsWith(`/${name}`)}
          className={styles.item}
        >
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
