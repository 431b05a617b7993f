import { inSite } from '../../src/base/base-path.ts'
import { textIn } from '../../src/base/i18n/localised.ts'
import { createPortal } from 'react-dom'
import { billOf } from '../../src/web/features/door-schedule/bill.ts'
import { checkSchedule } from '../../src/web/features/door-schedule/check-schedule.ts'
import { findFixes } from '../../src/web/features/door-schedule/find-fixes.ts'
import type { Schedule } from '../../src/web/features/door-schedule/schedule.ts'
import { LOCALE_FACTS } from '../../src/base/i18n/locale.ts'
import { useLocale, useWords } from '../../src/base/i18n/words.ts'
import { SITE } from '#vendor/site.ts'
import { BillTable } from './bill-table.tsx'
import { ColumnHeads } from './column-heads.tsx'
import { DOOR_COLUMNS } from './columns.ts'
import styles from './printed-schedule.module.css'
import { countFaults, groupChecks } from './group-checks.ts'
import { hasPower, hasRecording, PowerFacts, RecordingFacts } from './results.tsx'
import { describeCheck } from './describe-check.ts'
import { describeIssue } from './describe-issue.ts'
import { useParts } from './use-parts.ts'

type PrintedScheduleProps = {
  schedule: Schedule
  /** When it was made, in milliseconds: firmware since then is among the checks. */
  made: number
  printedAt: Date
}

/**
 * The schedule on paper, with its checks, power, recording and the vendor's address: A4 landscape, the head of the table on
 * each page. It is in the body, because everything else is left out.
 */
export function PrintedSchedule({ schedule, made, printedAt }: PrintedScheduleProps) {
  const t = useWords()
  const locale = useLocale()
  const parts = useParts()
  const { byCode } = parts
  const bill = billOf(schedule, parts)
  const { checks, power, recording } = checkSchedule(schedule, parts)
  // As on the screen.
  const inOrder = groupChecks([...checks, ...findFixes(schedule, parts, made)]).flatMap(({ checks: alike }) => alike)
  const day = new Intl.DateTimeFormat(LOCALE_FACTS[locale].htmlLang, { dateStyle: 'long' }).format(printedAt)
  const rows = [
    ...schedule.doors.map(({ id, number, floor, place, kind, alike, items }) => ({
      id,
      cells: [number, floor, place, t(`door-schedule:kinds.${kind}`), String(alike)],
      items,
    })),
    { id: 'room', cells: ['', '', t('door-schedule:room.heading'), '', ''], items: schedule.room },
    { id: 'loose', cells: ['', '', t('door-schedule:loose.heading'), '', ''], items: schedule.loose },
  ].filter(({ cells, items }) => cells[0] !== '' || items.length > 0)
  return createPortal(
    <div className={styles.printed}>
      <header>
        <b>{textIn(SITE.brand, locale)}</b>
        <h1>
          {t('door-schedule:title')}
          {schedule.name && ` · ${schedule.name}`}
        </h1>
        <p>{[schedule.customer, describeIssue(schedule, t), day].filter(Boolean).join(' · ')}</p>
        {schedule.remarks && <p>{schedule.remarks}</p>}
      </header>
      <table>
        <ColumnHeads />
        <tbody>
          {rows.map(({ id, cells, items }) => (
            <tr key={id}>
              {cells.map((cell, index) => (
                <td key={DOOR_COLUMNS[index]}>{cell}</td>
              ))}
              <td>
                {items.map(({ code, quantity, failSafe }) => (
                  <div key={`${code} ${failSafe}`}>
                    {quantity} × <b>{byCode.get(code)?.model ?? code.toUpperCase()}</b> {byCode.get(code)?.name}
                    {failSafe && ` (${t('door-schedule:items.failSafe')})`}
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {bill.length > 0 && (
        <section>
          <h2>{t('schedule-checks:checks.heading')}</h2>
          {countFaults(checks) === 0 && <p>{t('schedule-checks:checks.none')}</p>}
          <ul>
            {inOrder.map((check, index) => (
              <li key={[check.rule, check.kind, check.type, check.code, index].join()}>
                {describeCheck(check, parts, t, locale)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <h2>{t('door-schedule:bill.heading')}</h2>
      <BillTable bill={bill} />
      {hasPower(power) && (
        <section>
          <h2>{t('door-schedule:power.heading')}</h2>
          <PowerFacts power={power} />
        </section>
      )}
      {hasRecording(recording) && (
        <section>
          <h2>{t('door-schedule:recording.heading')}</h2>
          <RecordingFacts plan={recording} days={schedule.recording.days} />
        </section>
      )}
      <footer>
        {[textIn(SITE.company, locale), textIn(SITE.phone, locale), SITE.email, SITE.origin + inSite('')].join(' · ')}
      </footer>
    </div>,
    document.body,
  )
}
