import type { Entry } from '../../../src/web/features/staff/desk/desk-types.ts'
import { useWords } from '../../../src/base/i18n/words.ts'
import { Button } from '../../../src/web/ui/button.tsx'
import { HistoryEntry } from './history-entry.tsx'
import styles from './request.module.css'

type ConcurrentChangesNoteProps = {
  changes: readonly Entry[]
  /** Takes the changes as known: saving does not ask about them any more. */
  onSeen: () => void
}

/** Says quietly what others did since somebody began to work on a request, before they save. */
export function ConcurrentChangesNote({ changes, onSeen }: ConcurrentChangesNoteProps) {
  const t = useWords()
  return (
    // Always rendered: only a change of a live region is announced.
    <div role="status">
      {changes.length > 0 && (
        <div className={styles.meanwhile}>
          <p>
            <b>{t('desk-requests:meanwhile.title')}</b> {t('desk-requests:meanwhile.kept')}
          </p>
          <ul>
            {changes.map((entry) => (
              <li key={entry.id}>
                <HistoryEntry entry={entry} />
              </li>
            ))}
          </ul>
          <Button variant="secondary" size="small" onClick={onSeen}>
            {t('desk-requests:meanwhile.seen')}
          </Button>
        </div>
      )}
    </div>
  )
}
