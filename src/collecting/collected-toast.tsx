import { useEffect, useRef } from 'react'
import { useWords } from '../i18n/words.ts'
import { Link } from '../routing/link.tsx'
import { Toast } from '../ui/toast.tsx'
import styles from './collected-toast.module.css'

/** What became of a click: a sentence, and how to take it back where that is possible. */
export type Said = { message: string; isFault?: boolean; undo?: () => void }

/** How long it stays, unless it is pointed at or has the focus. */
const STAY_MS = 10_000

/** Says what became of a click that collects, with a link to the schedule. Empty without `said`. */
export function CollectedToast({ said, onClose }: { said: Said | undefined; onClose: () => void }) {
  const t = useWords()
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!said) return undefined
    const timer = setInterval(() => {
      if (!around.current?.matches(':has(:hover, :focus-visible)')) onClose()
    }, STAY_MS)
    return () => clearInterval(timer)
  })
  return (
    <div ref={around}>
      <Toast
        message={said?.message}
        kind={said?.isFault ? 'error' : 'success'}
        closeLabel={t('door-schedule:collected.close')}
        onClose={onClose}
      >
        <span className={styles.ways}>
          <Link to="/door-schedule" onClick={onClose}>
            {t('door-schedule:collected.open')}
          </Link>
          {said?.undo && (
            <button type="button" onClick={said.undo}>
              {t('door-schedule:project.undo')}
            </button>
          )}
        </span>
      </Toast>
    </div>
  )
}
