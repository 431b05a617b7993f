import { type MouseEvent, type ReactNode, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'
import styles from './dialog.module.css'
import { joinClasses } from './join-classes.ts'

type DialogProps = {
  isOpen: boolean
  /** Called when the visitor closes it: with Escape, or with a click beside it. */
  onClose: () => void
  /** Its accessible name. */
  label: string
  className?: string | undefined
  ref?: RefObject<HTMLDialogElement | null>
  children: ReactNode
}

/**
 * A modal dialog, which fills small screens. Its content must contain a button that closes it. The browser restores the
 * focus natively.
 */
export function Dialog({ isOpen, onClose, label, className, ref, children }: DialogProps) {
  const own = useRef<HTMLDialogElement>(null)
  const dialog = ref ?? own
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
    lockPage()
    return lockPage
  }, [isOpen, dialog])
  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  // Reported at Escape, not at the dialog's `close` event: that is fired in a later task, when the dialog may have been
  // opened again.
  const cancel = (event: SyntheticEvent) => {
    if (event.target === dialog.current) onClose()
  }
  const close = () => {
    if (!dialog.current?.open) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={joinClasses(styles.dialog, className)}
      aria-label={label}
      onCancel={cancel}
      onClose={close}
      onClick={closeBeside}
    >
      {children}
    </dialog>
  )
}

/**
 * Keeps the page behind an open dialog from scrolling. By an attribute: to find the dialog with `:has()`, the browser
 * would look through the whole page whenever an element is added to it.
 */
function lockPage(): void {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog:modal') !== null)
}
