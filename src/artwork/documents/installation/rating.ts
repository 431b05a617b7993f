import type { ProductTerminal } from '../../../content/installation/terminals.ts'
import type { Volts } from '../../../content/schema/installation.ts'
import type { Words } from '../../../base/i18n/words.ts'

/** Supplies, of which a device draws so many watts. */
const SUPPLIES: readonly ProductTerminal['signals'][number][] = ['dc', 'poe', 'mains', 'adaptor', 'usb']

/**
 * Says what a terminal takes, gives or bears, and how much a device draws from its supply.
 * `most` are the watts with what it feeds from its ports.
 * @example ratingOf(relay, { watts: 4 }, t) // 'up to DC 30 V, 2 A'
 */
export function ratingOf(
  { volts, gives, takes, amps, direction, signals }: ProductTerminal,
  { watts, most = watts }: { watts: number | undefined; most?: number | undefined },
  t: Words,
): string {
  const range = ({ current, min, max }: Volts) =>
    t('guide:terminals.range', { current: current.toUpperCase(), min, max })
  const isContact = signals.includes('contact') || (signals.includes('switched') && direction === 'out')
  if (isContact && direction === 'in') return t('guide:terminals.dry')
  if (isContact && volts)
    return t('guide:terminals.most', { current: volts.current.toUpperCase(), max: volts.max, amps: amps ?? 1 })
  const given = gives ?? (direction === 'out' && !isContact ? volts : undefined)
  if (given && amps) return t('guide:terminals.givesUpTo', { range: range(given), amps })
  if (gives) return t('guide:terminals.gives', { range: range(gives) })
  const supply = volts ?? takes
  if (!supply) return t('guide:terminals.data')
  const draws = direction === 'in' && watts !== undefined && signals.some((signal) => SUPPLIES.includes(signal))
  if (!draws) return range(supply)
  const key = most === watts ? 'watts' : 'wattsWithReaders'
  return t(`guide:terminals.${key}`, { range: range(supply), watts, most })
}
