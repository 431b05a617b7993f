import { BASE_LOCALES } from '../../base/i18n/locale.ts'
import { DOCUMENTS } from '../documents.ts'
import type { Fault } from '../faults.ts'
import { releasesFor } from '../firmware.ts'
import { isDoorRelay, nameOf, type ProductTerminal, terminalsOf } from '../installation/terminals.ts'
import { suppliersOf } from '../ordering.ts'
import type { FirmwareFamily, Release } from '../schema/firmware.ts'
import type { Product } from '../schema/product.ts'
import type { Locate, Snapshot } from '../snapshot.ts'
import { listStrings } from './texts.ts'

const SOURCE = DOCUMENTS.firmware.file
/** A version that a text calls one of firmware. */
const NAMED = /(?:韌體|firmware)(?: version| 版本)?\s*v?(\d+(?:\.\d+){1,3})/gi

/**
 * Checks release notes against products and news: each device of a network has them, a version is for products of its
 * family that are there and supported on its day, and nothing else names a version that is not.
 */
export function checkFirmware(snapshot: Snapshot, locate: Locate): Fault[] {
  const { firmware, product } = snapshot
  const products = new Map(product.map((each) => [each.code, each]))
  return [
    ...findSharedProducts(firmware),
    ...firmware.flatMap((family, at) =>
      family.releases.flatMap((release, index) => {
        const field = `[${at}].releases[${index}]`
        return [
          ...findUntimely(family, release, products),
          ...findForeignAdvisories(release),
          ...findOtherNews(family, release, snapshot),
        ].map((fault) => ({ source: SOURCE, ...fault, field: `${field}.${fault.field}` }))
      }),
    ),
    ...findSilentUpdates(snapshot),
    ...findUnstatedSupport(snapshot, locate),
    ...findUnstatedLifecycles(snapshot),
    ...product.flatMap((each) => {
      const source = locate('product', each.code)
      return [...findMissing(each, firmware), ...findUnknownVersions(each, firmware)].map((fault) => ({
        source,
        ...fault,
      }))
    }),
  ]
}

type FieldFault = Omit<Fault, 'source'>

function findSharedProducts(families: readonly FirmwareFamily[]): Fault[] {
  const taken = new Set<string>()
  return families.flatMap(({ products }, at) =>
    products.flatMap((value, place) => {
      if (!taken.has(value)) {
        taken.add(value)
        return []
      }
      return [
        { source: SOURCE, field: `[${at}].products[${place}]`, value, expected: 'a product that no other family has' },
      ]
    }),
  )
}

/** A version comes neither before a product that it is for, nor after the last day on which that is supported. */
function findUntimely(
  family: FirmwareFamily,
  { products, releasedOn }: Release,
  known: ReadonlyMap<string, Product>,
): FieldFault[] {
  return (products ?? family.products).flatMap((value, place): FieldFault[] => {
    const field = products ? `products[${place}]` : 'products'
    const product = known.get(value)
    if (products && !family.products.includes(value)) {
      return [{ field, value, expected: `a product of the family ${family.id}` }]
    }
    if (product && releasedOn < product.releasedOn) {
      return [{ field, value, expected: `products released on ${releasedOn} or before, not on ${product.releasedOn}` }]
    }
    const last = product?.endOfLife?.lastSupportOn
    if (last !== undefined && releasedOn > last) {
      return [{ field, value, expected: `products supported on ${releasedOn}, not until ${last}` }]
    }
    return []
  })
}

/**
 * A device that opens doors does not during an update, nor do its buttons and fire inputs, and one that feeds such a device
 * may turn it off: the newest version says what to do, and names an input of those that are dead.
 */
function findSilentUpdates({ firmware, product, installation }: Snapshot): Fault[] {
  const opens = product.flatMap((each) => {
    const own = terminalsOf(each, installation)
    const labels = own.filter(letsOut).map(nameOf)
    return labels.length > 0 || own.some(isDoorRelay) ? [{ ...each, labels }] : []
  })
  const affectedBy = (codes: readonly string[]) =>
    opens.filter(({ code, needs = [] }) => {
      const supplies = needs.filter(({ kind }) => kind === 'power')
      const feeders = supplies.flatMap((need) => suppliersOf(need, code, product))
      return codes.includes(code) || feeders.some((feeder) => codes.includes(feeder.code))
    })
  return firmware.flatMap(({ products, releases }, at): Fault[] => {
    const last = releases.length - 1
    const updating = releases[last]?.updating
    const affected = affectedBy(products)
    const labels = [...new Set(affected.flatMap((each) => each.labels))]
    const isNamedIn = BASE_LOCALES.every((locale) => {
      const text = updating?.[locale] ?? ''
      return labels.length > 0 ? labels.some((label) => text.includes(label)) : text !== ''
    })
    if (affected.length === 0 || isNamedIn) return []
    const named = labels.length > 0 ? `, one of them by its label: ${labels.join(', ')}` : ''
    const expected = `how doors, buttons and fire inputs behave while it is installed${named}`
    return [{ source: SOURCE, field: `[${at}].releases[${last}].updating`, value: updating?.en, expected }]
  })
}

/** Where one device with firmware says until when it gets security updates, all that are on sale say so. */
function findUnstatedSupport({ firmware, product }: Snapshot, locate: Locate): Fault[] {
  const updated = new Set(firmware.flatMap(({ products }) => products))
  const sold = product.filter(({ code, status }) => status === 'active' && updated.has(code))
  if (sold.every(({ supportedUntil }) => supportedUntil === undefined)) return []
  return sold
    .filter(({ supportedUntil }) => supportedUntil === undefined)
    .map(({ code }) => {
      const expected = 'until when it gets security updates, as other devices with firmware say'
      return { source: locate('product', code), field: 'supportedUntil', value: undefined, expected }
    })
}

/** Where one family says how it is put into and out of service, all do. */
function findUnstatedLifecycles({ firmware }: Snapshot): Fault[] {
  if (firmware.every(({ lifecycle }) => lifecycle === undefined)) return []
  const expected = 'use, setup and removal, as other families of firmware say'
  return firmware.flatMap(({ lifecycle }, at) =>
    lifecycle ? [] : [{ source: SOURCE, field: `[${at}].lifecycle`, value: undefined, expected }],
  )
}

/** Whether a terminal is an input by which a button or a fire opens. */
function letsOut({ direction, signals, serves = [] }: ProductTerminal): boolean {
  const isInput = direction === 'in' && signals.includes('contact')
  return isInput && serves.some((kind) => kind === 'exit' || kind === 'fire-release')
}

function findForeignAdvisories({ releasedOn, security }: Release): FieldFault[] {
  const year = releasedOn.slice(0, 4)
  return security.flatMap(({ advisory }, index) =>
    advisory === undefined || advisory.slice(4, 8) === year
      ? []
      : [{ field: `security[${index}].advisory`, value: advisory, expected: `an advisory of ${year}` }],
  )
}

/** The news item that announces a version names it, what it is for and its advisories, in both languages. */
function findOtherNews(family: FirmwareFamily, release: Release, { news, product }: Snapshot): FieldFault[] {
  const item = news.find(({ slug }) => slug === release.news)
  if (!item) return []
  const codes = release.products ?? family.products
  const wanted = [
    release.version,
    ...product.filter(({ code }) => codes.includes(code)).map(({ model }) => model),
    ...release.security.flatMap(({ advisory }) => advisory ?? []),
  ]
  const missing = wanted.filter((word) => BASE_LOCALES.some((locale) => !item.body[locale].includes(word)))
  return [...new Set(missing)].map((word) => ({
    field: 'news',
    value: item.slug,
    expected: `a news item that names ${word} in both languages`,
  }))
}

/** Network devices get updates. */
function findMissing({ code, attributes, terminals }: Product, families: readonly FirmwareFamily[]): FieldFault[] {
  const { protocols } = attributes
  const isOnNetwork = Array.isArray(protocols) && protocols.includes('tcp-ip') && (terminals?.length ?? 0) > 0
  if (!isOnNetwork || families.some(({ products }) => products.includes(code))) return []
  return [{ field: 'code', value: code, expected: `a family of ${SOURCE} that has it: it is on the network` }]
}

/** Versions that a product, and with it its data sheet, names are those of its release notes. */
function findUnknownVersions(product: Product, families: readonly FirmwareFamily[]): FieldFault[] {
  const releases = releasesFor(product.code, families)?.releases ?? []
  const versions = new Map(releases.map(({ version, releasedOn }) => [version, releasedOn]))
  const expected = `a version that ${SOURCE} has for it`
  const texts = listStrings(product).flatMap(({ field, text }) =>
    [...text.matchAll(NAMED)].flatMap(([, value = '']) => (versions.has(value) ? [] : [{ field, value, expected }])),
  )
  const files = product.files.flatMap(({ kind, version, updatedOn }, index): FieldFault[] => {
    if (kind !== 'firmware') return []
    const day = versions.get(version)
    if (day === undefined) return [{ field: `files[${index}].version`, value: version, expected }]
    if (day === updatedOn) return []
    return [{ field: `files[${index}].updatedOn`, value: updatedOn, expected: `${day}, the day of ${version}` }]
  })
  return [...texts, ...files]
}
