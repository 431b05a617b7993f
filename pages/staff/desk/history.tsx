import { useState } from 'react'
import { useWords } from '../../../src/base/i18n/words.ts'
import type { Entry } from '../../../src/web/features/staff/desk/desk-types.ts'
import { Check } from '../../../src/web/ui/field.tsx'
import { HistoryEntry } from './history-entry.tsx'
import styles from './request.module.css'

/** Reads without a change; hidden at first, since most entries are of these. */
const LOOKS: readonly Entry['kind'][] = ['viewed', 'downloaded', 'exported']

/** The events of a request, the newest first. */
export function History({ entries }: { entries: readonly Entry[] }) {
  const t = useWords()
  const [hasLooks, setHasLooks] = useState(false)
  const shown = entries.filter(({ kind }) => hasLooks || !LOOKS.includes(kind)).toReversed()
  return (
    <section className={styles.part} aria-labelledby="history">
      <header className={styles.partHead}>
        <h3 id="history">{t('desk-requests:history.heading')}</h3>
        <Check type="checkbox" checked={hasLooks} onChange={(event) => setHasLooks(event.target.checked)}>
          {t('desk-requests:history.looks')}
        </Check>
      </header>
      <ol className={styles.history}>
        {shown.map((entry) => (
          <li key={entry.id} data-kind={entry.kind}>
            <HistoryEntry entry={entry} />
          </li>
        ))}
      </ol>
    </section>
  )
}
