import { isDoorRelay, nameOf, type ProductTerminal } from '../../../content/installation/terminals.ts'
import type { DeviceKind } from '../../../content/schema/installation.ts'
import type { Product } from '../../../content/schema/product.ts'
import type { Locale } from '../../../base/i18n/locale.ts'
import type { Words } from '../../../base/i18n/words.ts'

/** The protocol of a device that has settings of its own behind an address. */
const SERVED = 'http-api'

/** Words of steps that say how to reach a device, in English: the languages are compared elsewhere. */
const SAYS = { address: 'DHCP', browser: 'in a browser', password: 'password' }

/** Returns whether a device is set up by its address on the network. */
export function isServed(
  { attributes }: Pick<Product, 'attributes'>,
  own: readonly ProductTerminal[],
  start: DeviceKind['start'],
): boolean {
  const { protocols } = attributes
  const hasPages = Array.isArray(protocols) && protocols.includes(SERVED)
  return own.some(({ signals }) => signals.includes('ethernet')) && (hasPages || says(start, SAYS.browser))
}

/**
 * Returns the steps of a first start. A network device states its address and who sets its password. If the steps of
 * its kind do not, because some of the kind are not on the network, these follow them, or precede the first that needs
 * them. Last, what opens a lock is tested without power.
 */
export function startSteps(
  product: Pick<Product, 'attributes' | 'model'>,
  own: readonly ProductTerminal[],
  start: DeviceKind['start'],
  locale: Locale,
  t: Words,
): string[] {
  const steps = start.map((step) => step[locale])
  const button = own.find(({ serves, direction }) => direction === 'in' && serves?.includes('exit'))
  const test = t('guide:line.test', { model: product.model })
  const last = own.some(isDoorRelay)
    ? [button ? t('guide:line.testButton', { test, input: nameOf(button) }) : test]
    : []
  if (!isServed(product, own, start)) return [...steps, ...last]
  const first = start.findIndex(({ en }) => en.includes(SAYS.browser))
  const added = [
    ...(says(start, SAYS.address) ? [] : [t('guide:network.address')]),
    ...(says(start, SAYS.password) ? [] : [t('guide:network.password')]),
  ]
  const all = first < 0 ? [...steps, ...added] : [...steps.slice(0, first), ...added, ...steps.slice(first)]
  return [...all, ...last]
}

function says(start: DeviceKind['start'], word: string): boolean {
  return start.some(({ en }) => en.includes(word))
}
