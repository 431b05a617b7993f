import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import styles from './toast.module.css'

type ToastProps = {
  /** The message, in one line; undefined if there is none. */
  message: string | undefined
  kind?: 'success' | 'error'
  closeLabel: string
  onClose: () => void
  /** How many milliseconds it stays, unless it is pointed at or has the focus; until it is closed, if missing. */
  stayMs?: number
  /** Further actions for the visitor, behind the message. */
  children?: ReactNode
}

/**
 * A message at the foot of the window, announced when it appears. The live region is always rendered, otherwise it would not be
 * announced.
 */
export function Toast({ message, kind = 'success', closeLabel, onClose, stayMs, children }: ToastProps) {
  const corner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message === undefined || stayMs === undefined) return undefined
    const timer = setInterval(() => {
      if (!corner.current?.matches(':has(:hover, :focus-visible)')) onClose()
    }, stayMs)
    return () => clearInterval(timer)
  }, [message, stayMs, onClose])
  return (
    <div ref={corner} className={styles.corner} role="status">
      {message && (
        <div className={styles.toast} data-tone="ground" data-kind={kind}>
          <Icon name={kind === 'error' ? 'error' : 'check'} />
          <div>
            <p>{message}</p>
            {children && <div className={styles.ways}>{children}</div>}
          </div>
          <Button variant="quiet" size="tool" aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </div>
      )}
    </div>
  )
}
