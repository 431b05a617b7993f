import type { BillGroup } from '../../src/schedule/bill.ts'
import { LOCALE_FACTS } from '../../src/i18n/locale.ts'
import { useLocale, useWords } from '../../src/i18n/words.ts'
import { specTableClass } from '../../src/ui/spec-table.tsx'
import styles from './door-schedule.module.css'

/** The bill of quantities, by series. */
export function BillTable({ bill }: { bill: readonly BillGroup[] }) {
  const t = useWords()
  const locale = useLocale()
  const format = new Intl.NumberFormat(LOCALE_FACTS[locale].htmlLang)
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
              <td>{format.format(quantity)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
