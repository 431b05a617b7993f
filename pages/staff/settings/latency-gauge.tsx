import { useWords } from '../../../src/base/i18n/words.ts'
import { VisuallyHidden } from '../../../src/web/ui/visually-hidden.tsx'
import styles from './settings.module.css'

type LatencyGaugeProps = {
  /** Latency of the last test in milliseconds; undefined if there was none, or it failed. */
  latest: number | undefined
  /** Latencies of the last successful tests, the newest last. */
  latencies: readonly number[]
}

/** The last latency as the largest number on the page, and the earlier ones as ticks. */
export function LatencyGauge({ latest, latencies }: LatencyGaugeProps) {
  const t = useWords()
  if (latencies.length === 0) return null
  const peak = Math.max(...latencies)
  return (
    <>
      <p className={styles.latency}>
        <VisuallyHidden>{t('settings:latency')} </VisuallyHidden>
        {latest ?? '–'}
        <small>ms</small>
      </p>
      {latencies.length > 0 && (
        <div className={styles.ticks} role="img" aria-label={t('settings:history', { count: latencies.length, peak })}>
          {latencies.map((latency, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a tick has nothing but its place
            <i key={index} style={{ blockSize: `${(latency / peak) * 100}%` }} />
          ))}
        </div>
      )}
    </>
  )
}
