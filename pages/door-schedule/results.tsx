import { memo } from 'react'
import type { BillGroup } from '../../src/web/features/door-schedule/bill.ts'
import type { Findings } from '../../src/web/features/door-schedule/check-schedule.ts'
import type { PowerPlan, PowerSource } from '../../src/web/features/door-schedule/plan-power.ts'
import type { RecordingPlan } from '../../src/web/features/door-schedule/plan-recording.ts'
import { MAX_DAYS, MAX_MBPS, MIN_MBPS, type Recording } from '../../src/web/features/door-schedule/schedule.ts'
import { useLocale, useWords } from '../../src/base/i18n/words.ts'
import { specTableClass } from '../../src/web/ui/spec-table.tsx'
import { BillTable } from './bill-table.tsx'
import { CountCell } from './cell.tsx'
import styles from './door-schedule.module.css'
import { formatNumber } from './format-number.ts'
import type { MakeChange } from './use-schedule.ts'

type ResultsProps = {
  bill: readonly BillGroup[]
  findings: Findings
  recording: Recording
  change: MakeChange
}

/** The results of the schedule: bill of quantities, power, recording. Rendered again only if a result changed. */
export const Results = memo(function Results({ bill, findings, recording, change }: ResultsProps) {
  const t = useWords()
  const { power, recording: plan } = findings
  const setRecording = (changes: Partial<Recording>) =>
    change((schedule) => ({ ...schedule, recording: { ...schedule.recording, ...changes } }))
  return (
    <>
      {bill.length > 0 && (
        <section className={styles.part} aria-labelledby="bill-heading">
          <h2 id="bill-heading">{t('door-schedule:bill.heading')}</h2>
          <BillTable bill={bill} />
        </section>
      )}
      {hasPower(power) && (
        <section className={styles.part} aria-labelledby="power-heading">
          <h2 id="power-heading">{t('door-schedule:power.heading')}</h2>
          <PowerFacts power={power} />
        </section>
      )}
      {hasRecording(plan) && (
        <section className={styles.part} aria-labelledby="recording-heading">
          <h2 id="recording-heading">{t('door-schedule:recording.heading')}</h2>
          <div className={styles.settings} data-row="recording">
            <label>
              {t('door-schedule:recording.days')}
              <CountCell
                value={recording.days}
                label={t('door-schedule:recording.days')}
                max={MAX_DAYS}
                column="days"
                onCommit={(days) => setRecording({ days })}
              />
            </label>
            <label>
              {t('door-schedule:recording.mbps')}
              <CountCell
                value={recording.mbps}
                label={t('door-schedule:recording.mbps')}
                max={MAX_MBPS}
                min={MIN_MBPS}
                isDecimal
                column="mbps"
                onCommit={(mbps) => setRecording({ mbps })}
              />
            </label>
          </div>
          <RecordingFacts plan={plan} days={recording.days} />
        </section>
      )}
    </>
  )
})

/** Returns whether a plan says anything of power over Ethernet. */
export function hasPower({ ports, sources }: PowerPlan): boolean {
  return ports + sources.length > 0
}

/** Returns whether a plan says anything of recording. */
export function hasRecording({ cameras, channels }: RecordingPlan): boolean {
  return cameras + channels > 0
}

/** Ports and watts in all, and those of each switch and recorder. */
export function PowerFacts({ power }: { power: PowerPlan }) {
  const t = useWords()
  const locale = useLocale()
  const say = (value: number) => formatNumber(value, locale)
  return (
    <>
      <p>{t('door-schedule:power.sum', { ports: say(power.ports), watts: say(power.watts) })}</p>
      {power.sources.length > 0 && (
        <table className={specTableClass}>
          <thead>
            <tr>
              <th scope="col">{t('door-schedule:power.source')}</th>
              <th scope="col">{t('door-schedule:power.ports')}</th>
              <th scope="col">{t('door-schedule:power.watts')}</th>
            </tr>
          </thead>
          <tbody>
            {power.sources.map((source) => (
              <tr key={keyOf(source)}>
                <th scope="row">
                  {source.part.model}
                  {source.units > 1 && ` × ${say(source.units)}`}
                </th>
                <td>{t('door-schedule:power.of', { used: say(source.usedPorts), all: say(source.ports) })}</td>
                <td>{t('door-schedule:power.of', { used: say(source.usedWatts), all: say(source.watts) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.hint}>{t('door-schedule:power.assumption')}</p>
    </>
  )
}

/** Channels, bandwidth and storage that the cameras need. */
export function RecordingFacts({ plan, days }: { plan: RecordingPlan; days: number }) {
  const t = useWords()
  const locale = useLocale()
  const say = (value: number) => formatNumber(value, locale)
  return (
    <>
      <p>{t('door-schedule:recording.channels', { cameras: say(plan.cameras), channels: say(plan.channels) })}</p>
      {plan.cameras > 0 && (
        <>
          <p>{t('door-schedule:recording.bandwidth', { mbps: say(plan.mbps), most: say(plan.maxMbps) })}</p>
          <p>{t('door-schedule:recording.storage', { terabytes: say(plan.terabytes), days: say(days) })}</p>
          {plan.terabytesPerBay !== undefined && (
            <p>{t('door-schedule:recording.bays', { count: plan.bays, terabytes: say(plan.terabytesPerBay) })}</p>
          )}
        </>
      )}
      {plan.optional > 0 && <p>{t('door-schedule:recording.optional', { count: plan.optional })}</p>}
      <p className={styles.hint}>{t('door-schedule:recording.formula')}</p>
    </>
  )
}

function keyOf({ part, usedPorts, usedWatts }: PowerSource): string {
  return `${part.code} ${usedPorts} ${usedWatts.toFixed(1)}`
}
