import { useCallback, useState } from 'react'
import { useWords } from '../../src/base/i18n/words.ts'
import { Toast } from '../../src/web/ui/toast.tsx'

/** The message, and the place of the keyboard then; a new object for each message. */
type ToastMessage = { message: string | undefined; from: Element | null }

const STAY_MS = 10_000

/** Returns the last message, and a function that announces one; without a message it announces nothing. */
export function useToast(): [ToastMessage, (message?: string) => void] {
  const [said, setSaid] = useState<ToastMessage>({ message: undefined, from: null })
  const say = useCallback((message?: string) => setSaid({ message, from: message ? document.activeElement : null }), [])
  return [said, say]
}

type ScheduleToastProps = {
  said: ToastMessage
  /** Missing if there is nothing to undo. */
  onUndo: (() => void) | undefined
  onClose: () => void
}

/** Says what was done, with a way back. */
export function ScheduleToast({ said, onUndo, onClose }: ScheduleToastProps) {
  const t = useWords()
  // Another one with each message: the same one, said again, stays as long again.
  const close = useCallback(() => {
    // The keyboard goes on where it was, if that is there still.
    if (said.from instanceof HTMLElement && document.activeElement?.closest('[role=status]')) said.from.focus()
    onClose()
  }, [said, onClose])
  return (
    <Toast message={said.message} closeLabel={t('door-schedule:collected.close')} onClose={close} stayMs={STAY_MS}>
      {onUndo && (
        <button
          type="button"
          onClick={() => {
            onUndo()
            close()
          }}
        >
          {t('door-schedule:project.undo')}
        </button>
      )}
    </Toast>
  )
}
