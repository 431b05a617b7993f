import { useWords } from '../i18n/words.ts'
import { Link, NavLink } from '../routing/link.tsx'
import { usePagePath } from '../routing/use-page-path.ts'
import { Bay, Bays } from '../ui/bays.tsx'
import { buttonClass } from '../ui/button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { Wrap } from '../ui/wrap.tsx'
import { Fragment } from './fragment.tsx'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { MAIN_LINKS } from './main-links.ts'
import { MenuPopover } from './menu-popover.tsx'
import { SearchTool } from './search-tool.tsx'
import { SheetMenu } from './sheet-menu.tsx'

/** Logo, main navigation with its menus, search, language, contact. */
export function Header() {
  const t = useWords()
  const path = usePagePath()
  return (
    <header className={styles.bar}>
      <Wrap bare>
        <Bays className={styles.bays}>
          <Bay>
            <Logo />
          </Bay>
          <Bay as="nav" at="b23" className={styles.nav} aria-label={t('header.navigation')}>
            <MenuPopover
              id="menu-products"
              label={t('header.products')}
              isCurrent={path.startsWith('/products')}
              className={styles.item}
            >
              <Fragment as="div" name="series" />
            </MenuPopover>
            <MenuPopover
              id="menu-solutions"
              label={t('header.solutions')}
              isCurrent={path.startsWith('/solutions')}
              className={styles.item}
            >
              <Fragment as="div" name="solutions" />
            </MenuPopover>
            {MAIN_LINKS.map(({ to, word }) => (
              <NavLink key={to} className={styles.item} to={to}>
                {t(word)}
              </NavLink>
            ))}
          </Bay>
          <Bay className={styles.tools}>
            <SearchTool />
            <LanguageSwitch />
            <Link className={joinClasses(buttonClass({ size: 'small' }), styles.contact)} to="/contact">
              {t('header.contact')}
            </Link>
            <SheetMenu />
          </Bay>
        </Bays>
      </Wrap>
    </header>
  )
}
