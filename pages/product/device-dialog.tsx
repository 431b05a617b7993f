import type { ReactNode } from 'react'
import { Button } from '../../src/web/ui/button.tsx'
import { Dialog } from '../../src/web/ui/dialog.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import styles from './device-dialog.module.css'

type DeviceDialogProps = {
  title: string
  closeLabel: string
  /** `tall` is as tall as the window, `wide` as wide too; otherwise the content says how large it is. */
  size?: 'tall' | 'wide'
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog that shows a device below its title. */
export function DeviceDialog({ title, closeLabel, size, isOpen, onClose, children }: DeviceDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={title} className={size && styles[size]}>
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
