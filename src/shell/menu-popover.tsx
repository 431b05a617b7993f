import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import styles from './menus.module.css'
import { usePopoverMenu } from './use-popover-menu.ts'

type MenuPopoverProps = {
  /** The menu's id; unique on the page. */
  id: string
  label: string
  /** This page is one of those the menu leads to. */
  isCurrent: boolean
  /** Of its button. */
  className: string | undefined
  children: ReactNode
}

/** A button of the main navigation and the wide menu under it. */
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
