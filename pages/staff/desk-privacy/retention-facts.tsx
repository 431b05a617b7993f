import { useState } from 'react'
import { actionsClass, DeskRow } from '../../../src/web/features/staff/desk/desk-row.tsx'
import type { Retention } from '../../../src/web/features/staff/desk/desk-types.ts'
import { formatTime } from '../../../src/web/features/staff/desk/format-time.ts'
import { useCall } from '../../../src/web/features/staff/desk/use-call.ts'
import { useDeskApi } from '../../../src/web/features/staff/desk/use-desk-api.ts'
import { useLoaded } from '../../../src/web/features/staff/desk/use-loaded.ts'
import { useLocale, useWords } from '../../../src/base/i18n/words.ts'
import { Button } from '../../../src/web/ui/button.tsx'
import { Note } from '../../../src/web/ui/note.tsx'
import { RetryNote } from '../../../src/web/ui/retry-note.tsx'
import { SpecTable } from '../../../src/web/ui/spec-table.tsx'

/** The retention period, the due requests, and the last run of the job. */
export function RetentionFacts() {
  const t = useWords()
  const locale = useLocale()
  const api = useDeskApi()
  const call = useCall()
  const { value: retention, error, reload, show } = useLoaded(api.retention)
  /** How many requests the run that was asked for here has made anonymous. */
  const [done, setDone] = useState<number>()
  const run = () =>
    call.make(async () => {
      const { retention, anonymised } = await api.runRetention()
      show(retention)
      setDone(anonymised)
    })
  return (
    <DeskRow heading={t('desk-privacy:retention')} hint={t('desk-privacy:retentionHint')}>
      {error && <RetryNote title={t('desk-privacy:retentionFailed')} label={t('error.retry')} onRetry={reload} />}
      {retention && (
        <>
          <SpecTable rows={rowsOf(retention, t, (time) => formatTime(time, locale))} />
          {call.failure && <Note role="alert" icon="error" title={call.failure} />}
          <div className={actionsClass}>
            <Button variant="secondary" size="small" aria-busy={call.isBusy} onClick={() => void run()}>
              {t('desk-privacy:run')}
            </Button>
            <p role="status">{done !== undefined && t('desk-privacy:ran', { count: done })}</p>
          </div>
        </>
      )}
    </DeskRow>
  )
}

function rowsOf(
  { months, before, due, open, lastRun }: Retention,
  t: ReturnType<typeof useWords>,
  format: (time: string) => string,
) {
  return [
    { id: 'months', label: t('desk-privacy:kept'), value: t('desk-privacy:months', { count: months }) },
    { id: 'before', label: t('desk-privacy:before'), value: format(before) },
    { id: 'due', label: t('desk-privacy:due'), value: due },
    { id: 'open', label: t('desk-privacy:open'), value: open },
    {
      id: 'last',
      label: t('desk-privacy:lastRun'),
      value: lastRun
        ? t('desk-privacy:lastRunAt', { time: format(lastRun.at), count: lastRun.anonymised })
        : t('desk-privacy:never'),
    },
  ]
}
