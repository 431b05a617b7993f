import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import styles from './menus.module.css'
import { usePopoverMenu } from './use-popover-menu.ts'

type MenuPopoverProps = {
  /** The menu's id; unique on the page. */
  id: string
  label: string
  /** Whether this page is one of those that the menu links to. */
  isCurrent: boolean
  /** Class of the button. */
  className: string | undefined
  children: ReactNode
}

/** A button of the main navigation and its wide menu. */
export function MenuPopover({ id, label, isCurrent, className, children }: MenuPopoverProps) {
  const { around, button, menu } = usePopoverMenu({ opensOnHover: true })
  return (
    <div className={styles.around} {...around}>
      <button {...button} className={className} type="button" popoverTarget={id} aria-current={isCurrent || undefined}>
        {label}
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      <div {...menu} className={styles.mega} id={id} popover="auto">
        {children}
      </div>
    </div>
  )
}
