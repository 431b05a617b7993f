import type { Product } from '../../../content/schema/product.ts'
import { isDoorRelay, nameOf, type ProductTerminal } from '../../../content/installation/terminals.ts'
import type { Words } from '../../../base/i18n/words.ts'
import { isBolt, isLockLineDrawn } from './lock-line.ts'
import type { WiringRow } from './model-wiring.ts'

/**
 * States facts that a wiring diagram cannot show: the conditions of a lock's line, of a loop or a bus, the readers that a
 * port feeds (`fed`, their models in words), and forbidden wiring.
 */
export function wiringNotes(
  product: Product,
  rows: readonly WiringRow[],
  own: readonly ProductTerminal[],
  fed: string,
  t: Words,
): string[] {
  return [
    ...lockNotes(product, rows, own, t),
    ...supplyNotes(product, own, t),
    ...(own.some(({ gives }) => gives) ? [t('guide:wiring.fedReaders', { readers: fed })] : []),
    ...lineNotes(own, t),
    ...limitNotes(rows, own, t),
  ]
}

const has = (pins: readonly { label: string }[], label: string) => pins.some((pin) => pin.label === label)

function linesOf(rows: readonly WiringRow[]): WiringRow['pins'][] {
  return rows.map(({ pins, peer }) => [...pins, ...(peer?.pins ?? [])])
}

function lockNotes(product: Product, rows: readonly WiringRow[], own: readonly ProductTerminal[], t: Words): string[] {
  const fedBy = (pole: string) => linesOf(rows).filter((pins) => pins.some(({ supply }) => supply === pole))
  const inLockLine = fedBy('V+').length > 0 || fedBy('V−').length > 0
  const cutInFire = own.filter((terminal) => terminal.isCutInFire)
  const isLock = own.some(({ signals, direction }) => direction === 'in' && signals.includes('switched'))
  const isLineDrawn = isLockLineDrawn(product, rows, own)
  const isSecure = own.some(({ pins }) => pins.some(({ role }) => role === 'plus-made'))
  const supply = isSecure ? 'supplySecure' : isBolt(product) ? 'supplyBolt' : 'supply'
  const hasChoice = !isLock && fedBy('V+').some((pins) => has(pins, 'NO'))
  // Without power an NC contact stays closed, and a fail-safe lock stays locked.
  const isController = inLockLine && own.some(isDoorRelay)
  const fireInputs = own.filter(
    ({ serves, direction }) => direction === 'in' && serves?.includes('fire-release') && !serves.includes('lock'),
  )
  return [
    ...(inLockLine ? [t(`guide:wiring.${supply}`)] : []),
    ...(fedBy('PL−').length > 0 || own.some(feedsHolders) ? [t('guide:wiring.supplyHolder')] : []),
    ...(isController ? [t('guide:wiring.notOwn', { model: product.model })] : []),
    ...(isController && fireInputs.length === 0 ? [t('guide:wiring.dead', { model: product.model })] : []),
    ...(isSecure ? [t('guide:wiring.failSafe')] : []),
    ...(hasChoice ? [t('guide:wiring.failSecure')] : []),
    ...cutInFire.map((terminal) => t('guide:wiring.cutInFire', { output: nameOf(terminal) })),
    ...(inLockLine ? [t('guide:wiring.diode')] : []),
    ...(isLineDrawn ? [t('guide:wiring.escape')] : inLockLine ? [t('guide:wiring.shared')] : []),
    ...(isLineDrawn || own.some(takesFireContact) ? [t('guide:wiring.auxiliary')] : []),
    ...(isBolt(product) ? [t('guide:wiring.bolt')] : []),
    // The line of a lock is described above.
    ...fireInputs.flatMap((terminal) => {
      if (terminal.signals.includes('switched')) return [t('guide:wiring.holderShort')]
      const named = { input: nameOf(terminal) }
      // A supply without power feeds no lock: the locks that it releases are free.
      const isDead = cutInFire.length === 0 && (product.needs ?? []).some(({ kind }) => kind === 'lock')
      return [
        ...(hasChoice ? [t('guide:wiring.fireDoor', named)] : []),
        t('guide:wiring.fireInput', named),
        ...(isDead ? [t('guide:wiring.inputsDead', named)] : []),
      ]
    }),
  ]
}

/** Whether a terminal is the supply of position lamps, on which holders of fire doors are too. */
function feedsHolders({ direction, signals }: ProductTerminal): boolean {
  return direction === 'out' && signals.includes('lamp')
}

/** Whether a terminal is wired to a contact that acts in a fire. */
function takesFireContact({ direction, serves }: ProductTerminal): boolean {
  return direction === 'in' && (serves?.includes('fire-release') ?? false)
}

/** The contact by which a supply reports its fault must not end with it. */
function supplyNotes({ model }: Product, own: readonly ProductTerminal[], t: Words): string[] {
  const feeds = own.some(
    ({ direction, signals }) => direction === 'out' && signals.some((signal) => signal === 'dc' || signal === 'mains'),
  )
  return feeds && own.some(({ acts }) => acts === 'fault') ? [t('guide:wiring.faultContact', { model })] : []
}

/** How a line goes on, how it ends, and where its screen is earthed. */
function lineNotes(own: readonly ProductTerminal[], t: Words): string[] {
  const carries = (...wanted: ProductTerminal['signals']) =>
    own.some(({ signals }) => wanted.some((signal) => signals.includes(signal)))
  const isBus = own.some(
    ({ pins, direction }) => direction === 'both' && pins.some(({ role }) => role === 'a') && pins.length > 2,
  )
  return [
    ...(own.some(({ signals, direction }) => signals.includes('zone') && direction === 'out')
      ? [t('guide:wiring.zone')]
      : []),
    ...(own.some(({ signals, direction }) => signals.includes('loop') && direction === 'in')
      ? [t('guide:wiring.loop')]
      : []),
    ...(isBus ? [t('guide:wiring.bus')] : []),
    ...(carries('osdp', 'wiegand', 'bus', 'loop') ? [t('guide:wiring.screen')] : []),
  ]
}

/** Connections that must not be wired, or not together. */
function limitNotes(rows: readonly WiringRow[], own: readonly ProductTerminal[], t: Words): string[] {
  const takes = (signal: ProductTerminal['signals'][number]) =>
    own.some(
      ({ signals, direction }) => direction === 'in' && signals.includes(signal) && !signals.includes('switched'),
    )
  const contacts = own.flatMap(({ pins, direction, volts }) =>
    direction === 'out' && volts && pins.some(({ role }) => role === 'com') ? [volts.max] : [],
  )
  return [
    ...(linesOf(rows).some((pins) => has(pins, 'D0') && has(pins, 'A')) ? [t('guide:wiring.reader')] : []),
    ...(takes('dc') && takes('poe') ? [t('guide:wiring.either')] : []),
    ...(contacts.length > 0 ? [t('guide:wiring.contacts', { max: Math.min(...contacts) })] : []),
  ]
}
