import { createPortal } from 'react-dom'
import { billOf } from '../../src/schedule/bill.ts'
import type { Schedule } from '../../src/schedule/schedule.ts'
import { LOCALE_FACTS } from '../../src/i18n/locale.ts'
import { useLocale, useWords } from '../../src/i18n/words.ts'
import { SITE } from '../../src/site.ts'
import { BillTable } from './bill-table.tsx'
import { ColumnHeads } from './column-heads.tsx'
import { DOOR_COLUMNS } from './columns.ts'
import styles from './printed-schedule.module.css'
import { useParts } from './use-parts.ts'

type PrintedScheduleProps = { schedule: Schedule; printedAt: Date }

/** The schedule on paper: A4 landscape, the head of the table on each page. In the body, since all else is left out. */
export function PrintedSchedule({ schedule, printedAt }: PrintedScheduleProps) {
  const t = useWords()
  const locale = useLocale()
  const parts = useParts()
  const { byCode } = parts
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
        <b>{SITE.brand[locale]}</b>
        <h1>
          {t('door-schedule:title')}
          {schedule.name && ` · ${schedule.name}`}
        </h1>
        <p>{[schedule.customer, day].filter(Boolean).join(' · ')}</p>
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
      <h2>{t('door-schedule:bill.heading')}</h2>
      <BillTable bill={billOf(schedule, parts)} />
    </div>,
    document.body,
  )
}
