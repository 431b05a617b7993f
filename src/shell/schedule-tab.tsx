import { useSyncExternalStore } from 'react'
import { useWords } from '../i18n/words.ts'
import { Link } from '../routing/link.tsx'
import { usePagePath } from '../routing/use-page-path.ts'
import { countStored, followCount } from '../schedule/count-stored.ts'
import styles from './header.module.css'

/** Hangs from the header once something is in the visitor's door schedule. Moves nothing when it appears. */
export function ScheduleTab() {
  const t = useWords()
  const path = usePagePath()
  const count = useSyncExternalStore(followCount, countStored, () => 0)
  if (count === 0 || path === '/door-schedule') return null
  return (
    <Link className={styles.schedule} to="/door-schedule">
      {t('schedule.count', { count })}
    </Link>
  )
}
