import { useWords } from '../../../src/base/i18n/words.ts'
import type { State } from '../../../src/web/features/staff/desk/desk-types.ts'
import styles from './state-mark.module.css'

/** The state of a request: a mark, which no other state has, and its word. */
export function StateMark({ state }: { state: State }) {
  const t = useWords()
  return (
    <span className={styles.mark} data-state={state}>
      {t(`desk-requests:states.${state}`)}
    </span>
  )
}
