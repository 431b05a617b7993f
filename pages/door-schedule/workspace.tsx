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
  useEffect(() => {
    let isWanted = true
    load(locale).then(
      (found) => isWanted && setLoaded(found),
      () => isWanted && setLoaded('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [locale])
  const retry = () => {
    setLoaded(undefined)
    load(locale).then(setLoaded, () => setLoaded('failed'))
  }
  if (loaded === 'failed') {
    return <RetryNote title={t('error.server.description')} label={t('error.retry')} onRetry={retry} />
  }
  return (
    <div className={styles.editor} data-waiting={loaded ? undefined : ''}>
      {loaded ? <loaded.Editor parts={loaded.parts} /> : <p>{t('door-schedule:loading')}</p>}
    </div>
  )
}

async function load(locale: Locale): Promise<Loaded> {
  const [{ Editor }, parts] = await Promise.all([loadLate(() => import('./editor.tsx')), loadParts(locale)])
  return { Editor, parts }
}
