import type { ProductTerminal } from '../../../content/installation/terminals.ts'
import type { DeviceKind } from '../../../content/schema/installation.ts'
import type { Product } from '../../../content/schema/product.ts'
import { capitalise } from '../../../base/i18n/capitalise.ts'
import type { Locale } from '../../../base/i18n/locale.ts'
import type { Words } from '../../../base/i18n/words.ts'
import { MARKS } from '../../../base/i18n/marks.ts'

/** Says which tools one needs, by what there is to drill, to wire and to set. */
export function toolRow(
  { drilling }: Pick<Product, 'drilling'>,
  own: readonly ProductTerminal[],
  { mounting: { screws } }: Pick<DeviceKind, 'mounting'>,
  isSetByBrowser: boolean,
  { t, locale }: { t: Words; locale: Locale },
): { label: string; value: string } {
  const isBare = own.some(({ pins }) => pins.length > 1)
  const isMains = own.some(({ pins }) => pins.some(({ role }) => role === 'earth'))
  const hasCopper = own.some(({ signals }) => signals.includes('ethernet'))
  const tools = [
    ...(drilling && screws ? [t('guide:tools.drill', { plug: screws.plug }), t('guide:tools.level')] : []),
    ...(drilling && screws?.tap ? [t('guide:tools.tap', { ...screws })] : []),
    t('guide:tools.screwdriver'),
    ...(isBare ? [t('guide:tools.wire')] : []),
    ...(isMains ? [t('guide:tools.mains')] : []),
    ...(hasCopper ? [t('guide:tools.copper')] : []),
    ...(isSetByBrowser ? [t('guide:tools.browser')] : []),
  ]
  return { label: t('guide:tools.label'), value: capitalise(tools.join(MARKS[locale].list)) }
}
