import { useCallback, useState } from 'react'
import { useWords } from '../../src/i18n/words.ts'
import { Toast } from '../../src/ui/toast.tsx'

/** What was done, and where the keyboard was then. `count` tells the same message from its repetition. */
type Said = { message: string | undefined; from: Element | null; count: number }

const STAY_MS = 10_000

/** Returns what was said last, and how to say what was done; without a message nothing is said any more. */
export function useSaid(): [Said, (message?: string) => void] {
  const [said, setSaid] = useState<Said>({ message: undefined, from: null, count: 0 })
  const say = useCallback(
    (message?: string) =>
      setSaid(({ count }) => ({ message, from: message ? document.activeElement : null, count: count + 1 })),
    [],
  )
  return [said, say]
}

type SaidToastProps = {
  said: Said
  /** Missing if there is nothing to undo. */
  onUndo: (() => void) | undefined
  onClose: () => void
}

/** Says what was done, with a way back. */
export function SaidToast({ said, onUndo, onClose }: SaidToastProps) {
  const t = useWords()
  const { message, from, count } = said
  const close = useCallback(() => {
    // The keyboard goes on where it was, if that is there still.
    if (from instanceof HTMLElement && document.activeElement?.closest('[role=status]')) from.focus()
    onClose()
  }, [from, onClose])
  return (
    <Toast
      key={count}
      message={message}
      closeLabel={t('door-schedule:collected.close')}
      onClose={close}
      stayMs={STAY_MS}
    >
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
