import { useWords } from '../../base/i18n/words.ts'
import { Link } from '../navigation/routing/link.tsx'
import { Bay, Bays } from '../ui/bays.tsx'
import { buttonClass } from '../ui/button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { Wrap } from '../ui/wrap.tsx'
import { Fragment } from './fragment.tsx'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { SearchTool } from './search-tool.tsx'
import { SheetMenu } from './sheet-menu.tsx'

/** Logo, main navigation with its menus, search, language, contact. */
export function Header() {
  const t = useWords()
  return (
    <header className={styles.bar}>
      <Wrap bare>
        <Bays className={styles.bays}>
          <Bay>
            <Logo />
          </Bay>
          <Bay as="nav" at="b23" className={styles.nav} aria-label={t('header.navigation')}>
            <Fragment as="div" name="navigation" className={styles.items} />
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
