import { useSyncExternalStore } from 'react'
import { useWords } from '../i18n/words.ts'
import { Link } from '../routing/link.tsx'
import { usePagePath } from '../routing/use-page-path.ts'
import { countStored, followCount } from '../schedule/count-stored.ts'
import styles from './header.module.css'

/** How many devices are in the visitor's door schedule, as a link to it; nothing if there are none. */
export function ScheduleCount() {
  const t = useWords()
  const path = usePagePath()
  const count = useSyncExternalStore(followCount, countStored, () => 0)
  if (count === 0 || path === '/door-schedule') return null
  return (
    <Link className={styles.schedule} to="/door-schedule">
      {t('door-schedule:collected.count', { count })}
    </Link>
  )
}
