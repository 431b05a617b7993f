import { useLocale, useWords } from '../../src/base/i18n/words.ts'
import type { SizedLine } from '../../src/web/features/door-schedule/sizing/size-job.ts'
import { specTableClass } from '../../src/web/ui/spec-table.tsx'
import { formatNumber } from './format-number.ts'
import { describeReason } from './describe-reason.ts'
import styles from './sizing.module.css'
import { useParts } from './use-parts.ts'

/** The devices that a job takes, each with its number and the rule behind it. */
export function SizedTable({ lines }: { lines: readonly SizedLine[] }) {
  const t = useWords()
  const locale = useLocale()
  const { byCode } = useParts()
  return (
    <table className={`${specTableClass} ${styles.lines}`}>
      <caption>{t('sizing:result')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('sizing:columns.model')}</th>
          <th scope="col">{t('sizing:columns.quantity')}</th>
          <th scope="col">{t('sizing:columns.reason')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ code, quantity, reason }, index) => (
          // A product can stand in several rules.
          <tr key={`${code} ${index}`}>
            <th scope="row">
              {byCode.get(code)?.model ?? code.toUpperCase()}
              <small>{byCode.get(code)?.name}</small>
            </th>
            <td>{formatNumber(quantity, locale)}</td>
            <td>{describeReason(reason, t)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
