import { memo } from 'react'
import { useLocale, useWords } from '../../src/base/i18n/words.ts'
import { buttonClass } from '../../src/web/ui/button.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import { formatNumber } from './format-number.ts'
import styles from './summary.module.css'

type SummaryProps = {
  doors: number
  /** Missing where there are no devices to check. */
  faults: number | undefined
  /** Drawn from PoE; 0 if nothing does. */
  watts: number
}

/** The figures of the schedule, which stay at the top of the window: each leads to its part. */
export const Summary = memo(function Summary({ doors, faults, watts }: SummaryProps) {
  const t = useWords()
  const locale = useLocale()
  return (
    <nav className={styles.summary} aria-label={t('schedule-checks:summary.label')}>
      <a href="#doors-heading">
        {t('door-schedule:doors.heading')} <b>{formatNumber(doors, locale)}</b>
      </a>
      {faults !== undefined && (
        <a href="#checks-heading" data-faults={faults > 0 || undefined}>
          <Icon name={faults > 0 ? 'error' : 'check'} />
          {t('schedule-checks:checks.heading')} <b>{formatNumber(faults, locale)}</b>
        </a>
      )}
      {watts > 0 && (
        <a href="#power-heading">
          PoE <b>{formatNumber(watts, locale)} W</b>
        </a>
      )}
      <a href="#tools-heading" className={buttonClass({ size: 'small' })}>
        {t('schedule-checks:summary.send')}
      </a>
    </nav>
  )
})
