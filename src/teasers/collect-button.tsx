import { useState } from 'react'
import { loadLate } from '../freshness/load-late.ts'
import { loadWords } from '../i18n/browser-words.ts'
import { useWords } from '../i18n/words.ts'
import type { Collected } from '../schedule/collect.ts'
import { Link } from '../routing/link.tsx'
import type { Item } from '../schedule/schedule.ts'
import { Button } from '../ui/button.tsx'
import styles from './collect-button.module.css'

type CollectButtonProps = { items: readonly Item[]; label: string }

/**
 * Puts products into the visitor's door schedule, and leads there. Its code loads with the first click; without scripts
 * it is not shown.
 */
export function CollectButton({ items, label }: CollectButtonProps) {
  const t = useWords()
  const [done, setDone] = useState<Collected>()
  const add = async () => {
    const [{ collect }, { showCount }] = await loadLate(() =>
      Promise.all([import('../schedule/collect.ts'), import('../schedule/show-count.ts'), loadWords('door-schedule')]),
    )
    setDone(collect(items))
    showCount()
  }
  return (
    <div className={styles.collect}>
      <Button variant="secondary" onClick={() => void add().catch(() => {})}>
        {label}
      </Button>
      <p role="status">
        {done && (
          <>
            {t(`door-schedule:collected.${done}`)} <Link to="/door-schedule">{t('door-schedule:collected.open')}</Link>
          </>
        )}
      </p>
    </div>
  )
}
