import type { BillGroup } from '../../src/web/features/door-schedule/bill.ts'
import { useLocale, useWords } from '../../src/base/i18n/words.ts'
import { specTableClass } from '../../src/web/ui/spec-table.tsx'
import styles from './door-schedule.module.css'
import { formatNumber } from './format-number.ts'

/** The bill of quantities, by series. */
export function BillTable({ bill }: { bill: readonly BillGroup[] }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <table className={`${specTableClass} ${styles.bill}`}>
      <thead>
        <tr>
          <th scope="col">{t('door-schedule:bill.model')}</th>
          <th scope="col">{t('door-schedule:bill.name')}</th>
          <th scope="col">{t('door-schedule:bill.quantity')}</th>
        </tr>
      </thead>
      {bill.map(({ series, lines }) => (
        <tbody key={series?.id ?? ''}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {series?.name ?? t('door-schedule:bill.unknown')}
            </th>
          </tr>
          {lines.map(({ code, part, quantity, failSafe }) => (
            <tr key={code}>
              <th scope="row">{part?.model ?? code.toUpperCase()}</th>
              <td>
                {part?.name}
                {failSafe > 0 && ` (${t('door-schedule:bill.failSafe', { count: failSafe })})`}
              </td>
              <td>{formatNumber(quantity, locale)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
