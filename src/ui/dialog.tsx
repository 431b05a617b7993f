import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

type DialogProps = {
  isOpen: boolean
  /** Called when the visitor closes it: by its button, Escape or a click beside it. */
  onClose: () => void
  /** Its name, shown in its bar. */
  title: string
  closeLabel: string
  className?: string | undefined
  children: ReactNode
}

/** A modal dialog under a beam, over the whole window on small screens. The browser gives the focus back to where it was. */
export function Dialog({ isOpen, onClose, title, closeLabel, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={joinClasses(styles.dialog, className)}
      aria-label={title}
      onClose={onClose}
      onClick={closeBeside}
    >
      <div className={styles.bar}>
        <p>{title}</p>
        <Button variant="quiet" size="tool" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
