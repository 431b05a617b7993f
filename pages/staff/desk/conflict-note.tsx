import { useEffect, useRef } from 'react'
import { useWords } from '../../../src/base/i18n/words.ts'
import type { Conflict } from '../../../src/web/features/staff/desk/desk-types.ts'
import { Button } from '../../../src/web/ui/button.tsx'
import { Note } from '../../../src/web/ui/note.tsx'
import { HistoryEntry } from './history-entry.tsx'
import styles from './request.module.css'

type ConflictNoteProps = {
  conflict: Conflict
  /** Saves again and overwrites what the others saved. */
  onTakeOver: () => void
  /** Shows what the others did, and lets go of one's own. */
  onRedo: () => void
}

/** Says who saved first, and what; gets the focus, since the save that was asked for did not happen. */
export function ConflictNote({ conflict, onTakeOver, onRedo }: ConflictNoteProps) {
  const t = useWords()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  /** Does it, and goes on at the form's own button: this note is gone then. */
  const leave = (act: () => void) => () => {
    note.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus()
    act()
  }
  return (
    <Note
      ref={note}
      role="alert"
      tabIndex={-1}
      icon="error"
      title={t('desk-requests:conflict.title')}
      className={styles.conflict}
    >
      <ul>
        {conflict.changes.map((entry) => (
          <li key={entry.id}>
            <HistoryEntry entry={entry} />
          </li>
        ))}
      </ul>
      <p>{t('desk-requests:conflict.kept')}</p>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={leave(onTakeOver)}>
          {t('desk-requests:conflict.takeOver')}
        </Button>
        <Button variant="secondary" size="small" onClick={leave(onRedo)}>
          {t('desk-requests:conflict.redo')}
        </Button>
      </div>
    </Note>
  )
}
