import { useWords } from '../../base/i18n/words.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Fragment } from './fragment.tsx'
import styles from './menus.module.css'
import { usePopoverMenu } from './use-popover-menu.ts'

const MENU_ID = 'menu'

/** The navigation for narrow windows: a button, and a menu of the window's height. */
export function SheetMenu() {
  const t = useWords()
  const { around, button, menu } = usePopoverMenu({ opensOnHover: false })
  return (
    <div className={styles.narrow} {...around}>
      <Button {...button} variant="quiet" size="tool" popoverTarget={MENU_ID} aria-label={t('header.menu')}>
        <Icon name="menu" />
        <Icon name="close" />
      </Button>
      <nav {...menu} className={styles.sheet} id={MENU_ID} popover="auto" aria-label={t('header.menu')}>
        <Fragment as="div" name="sheet" />
      </nav>
    </div>
  )
}
