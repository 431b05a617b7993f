import { useWords } from '../../../../base/i18n/words.ts'
import { Link } from '../../../navigation/routing/link.tsx'
import { Toast } from '../../../ui/toast.tsx'

/** The outcome of a click: a sentence, and how to undo it where that is possible. */
export type ToastMessage = { message: string; isFault?: boolean; undo?: () => void }

const STAY_MS = 10_000

/** Says what became of a click that collects, with a link to the schedule. Empty without `said`. */
export function CollectedToast({ said, onClose }: { said: ToastMessage | undefined; onClose: () => void }) {
  const t = useWords()
  return (
    <Toast
      message={said?.message}
      kind={said?.isFault ? 'error' : 'success'}
      closeLabel={t('door-schedule:collected.close')}
      onClose={onClose}
      stayMs={STAY_MS}
    >
      <Link to="/door-schedule" onClick={onClose}>
        {t('door-schedule:collected.open')}
      </Link>
      {said?.undo && (
        <button type="button" onClick={said.undo}>
          {t('door-schedule:project.undo')}
        </button>
      )}
    </Toast>
  )
}
