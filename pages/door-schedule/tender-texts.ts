import { recordPath } from '../../src/artwork/formats/paths.ts'
import { inSite } from '../../src/base/base-path.ts'
import { BYTE_ORDER_MARK } from '../../src/base/csv.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'
import type { BillGroup } from '../../src/web/features/door-schedule/bill.ts'

const RULE = '='.repeat(72)
const NOT_FOUND = 404

/**
 * Returns the tender texts of all products of a bill as one text, in its order, each with its quantity; of a product that
 * has none the model alone. Rejects if one cannot be loaded: a tender may not lack a section silently.
 */
export async function joinTenderTexts(title: string, bill: readonly BillGroup[], locale: Locale): Promise<string> {
  const lines = bill.flatMap((group) => group.lines)
  const sections = await Promise.all(
    lines.map(async ({ code, part, quantity }) => {
      const heading = `${quantity} × ${part?.model ?? code}`
      if (!part) return heading
      const response = await fetch(inSite(recordPath(code, locale, 'txt')))
      if (response.status === NOT_FOUND) return heading
      if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
      return `${heading}\r\n\r\n${(await response.text()).replace(BYTE_ORDER_MARK, '').trimEnd()}`
    }),
  )
  return `${BYTE_ORDER_MARK}${[title, ...sections].join(`\r\n\r\n${RULE}\r\n`)}\r\n`
}
