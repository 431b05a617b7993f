import type { ReactNode } from 'react'
import { Button } from '../../src/ui/button.tsx'
import { Dialog } from '../../src/ui/dialog.tsx'
import { Icon } from '../../src/ui/icon.tsx'
import styles from './device-dialog.module.css'

type DeviceDialogProps = {
  title: string
  closeLabel: string
  /** As wide as the window allows; otherwise at most 75rem. */
  isWide?: boolean
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog as tall as the window that shows a device below its title. */
export function DeviceDialog({ title, closeLabel, isWide = false, isOpen, onClose, children }: DeviceDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={title} className={isWide ? styles.wide : styles.dialog}>
      <div className={styles.bar}>
        <p>{title}</p>
        <Button variant="quiet" size="tool" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      {children}
    </Dialog>
  )
}
