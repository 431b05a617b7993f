import type { BillLine } from '../../src/schedule/bill.ts'
import { LOCALE_FACTS } from '../../src/i18n/locale.ts'
import { useLocale, useWords } from '../../src/i18n/words.ts'
import { specTableClass } from '../../src/ui/spec-table.tsx'
import { useParts } from './use-parts.ts'

/** The bill of quantities, by series. */
export function BillTable({ bill }: { bill: readonly BillLine[] }) {
  const t = useWords()
  const locale = useLocale()
  const { series } = useParts()
  const format = new Intl.NumberFormat(LOCALE_FACTS[locale].tag)
  const groups = [...series.map(({ name }, index) => ({ name, index })), { name: t('door-schedule:bill.unknown'), index: -1 }]
  return (
    <table className={specTableClass}>
      <thead>
        <tr>
          <th scope="col">{t('door-schedule:bill.model')}</th>
          <th scope="col">{t('door-schedule:bill.name')}</th>
          <th scope="col">{t('door-schedule:bill.quantity')}</th>
        </tr>
      </thead>
      {groups.map(({ name, index }) => {
        const lines = bill.filter(({ part }) => (part?.series ?? -1) === index)
        return (
          lines.length > 0 && (
            <tbody key={name}>
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  {name}
                </th>
              </tr>
              {lines.map(({ code, part, quantity }) => (
                <tr key={code}>
                  <th scope="row">{part?.model ?? code.toUpperCase()}</th>
                  <td>{part?.name}</td>
                  <td>{format.format(quantity)}</td>
                </tr>
              ))}
            </tbody>
          )
        )
      })}
    </table>
  )
}
