import { type ComponentType, useEffect, useState } from 'react'
import { loadLate } from '../../src/freshness/load-late.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import { useWords } from '../../src/i18n/words.ts'
import { RetryNote } from '../../src/ui/retry-note.tsx'
import type { Parts } from '../../src/schedule/parts.ts'
import { loadParts } from '../../src/schedule/load-parts.ts'
import styles from './door-schedule.module.css'

type Loaded = { Editor: ComponentType<{ parts: Parts }>; parts: Parts }

/** Loads the editor and what it knows of products. */
export function Workspace({ locale }: { locale: Locale }) {
  const t = useWords()
  const [loaded, setLoaded] = useState<Loaded | 'failed'>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isWanted = true
    const show = (result: Loaded | 'failed') => isWanted && setLoaded(result)
    Promise.all([loadLate(() => import('./editor.tsx')), loadParts(locale)]).then(
      ([{ Editor }, parts]) => show({ Editor, parts }),
      () => show('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [locale, attempt])
  if (loaded === 'failed') {
    const retry = () => {
      setLoaded(undefined)
      setAttempt(attempt + 1)
    }
    return <RetryNote title={t('error.server.description')} label={t('error.retry')} onRetry={retry} />
  }
  return (
    <div className={styles.editor} data-waiting={loaded ? undefined : ''}>
      {loaded ? <loaded.Editor parts={loaded.parts} /> : <p>{t('door-schedule:loading')}</p>}
    </div>
  )
}
