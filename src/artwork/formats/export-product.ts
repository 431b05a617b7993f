import { absoluteUrl, SITE_ADDRESS } from '../../base/addresses.ts'
import { countryCodeOf } from '../../base/i18n/country-code.ts'
import { langOf } from '../../base/i18n/lang-of.ts'
import { LOCALE_FACTS, type Locale } from '../../base/i18n/locale.ts'
import { inLocale, isLocalisedText, textIn } from '../../base/i18n/localised.ts'
import { remember } from '../../base/reads.ts'
import { serverWords } from '../../base/i18n/server-words.ts'
import { type Words, wordsOf } from '../../base/i18n/words.ts'
import type { Catalogue } from '../../content/catalogue.ts'
import { notesPath } from '../../content/document-files.ts'
import { newestFor } from '../../content/firmware.ts'
import { terminalsOf } from '../../content/installation/terminals.ts'
import { suppliersOf } from '../../content/ordering.ts'
import { groupAttributes } from '../../content/product-attributes.ts'
import type { Attribute } from '../../content/schema/attribute.ts'
import type { FirmwareFamily } from '../../content/schema/firmware.ts'
import type { Need } from '../../content/schema/ordering.ts'
import type { Product } from '../../content/schema/product.ts'
import type { Snapshot } from '../../content/snapshot.ts'
import { SITE } from '#vendor/site.ts'
import { lineWattsOf } from '../documents/installation/cable.ts'
import { modelGuide } from '../documents/installation/model-guide.ts'
import type { WiringRow } from '../documents/installation/model-wiring.ts'
import { needCondition } from '../documents/installation/part-rows.ts'
import { type NeedNames, needNames } from '../documents/installation/need-names.ts'
import { needDetail } from '../documents/installation/need-detail.ts'
import { imagesOf } from '../drawing/products/images-of.ts'
import { SCHEMA_PATH } from './paths.ts'
import { unitCodeOf } from './unit-codes.ts'
import type { ExportedProduct } from './exported-product.ts'

/**
 * Returns a product in one language with all that its page, its data sheet and its installation guide say: the common source
 * of its Markdown, its JSON and its rows in the tables of the catalogue.
 */
export function exportProduct(product: Product, catalogue: Catalogue, locale: Locale): ExportedProduct {
  const installation = installationOf(product, catalogue, locale)
  const { related, ...facts } = exportForCatalogue(product, catalogue, locale)
  return { ...facts, ...(installation && { installation }), related }
}

/** A product without its installation. */
export type CatalogueProduct = Omit<ExportedProduct, 'installation'>

/** Returns the facts of a product and how it stands to others, without its installation: a catalogue needs no more. */
export function exportForCatalogue(product: Product, catalogue: Catalogue, locale: Locale): CatalogueProduct {
  const t = wordsOf(serverWords[locale])
  const { code, needs = [], provides = [], related } = product
  const { suppliers, neededBy } = supplies(catalogue.snapshot, '', () => suppliesIn(catalogue.snapshot))
  const refer = referIn(locale)
  const names = needNames(catalogue, locale, t)
  const load = lineWattsOf(product, terminalsOf(product, catalogue.snapshot.installation))
  return {
    ...exportFacts(product, catalogue, locale),
    needs: needs.map((need, index) => ({
      ...needOf(need, names, t, locale, load),
      products: (suppliers.get(code)?.[index] ?? []).map(refer),
    })),
    fits: catalogue.products([...new Set(provides.flatMap(({ fits = [] }) => fits))]).map(refer),
    neededBy: (neededBy.get(code) ?? []).map(refer),
    related: catalogue.products(related).map(refer),
  }
}

/** How it is put into and out of service. */
function lifecycleOf({ lifecycle }: FirmwareFamily, locale: Locale) {
  if (!lifecycle) return {}
  const { declaration, ...texts } = inLocale(lifecycle, locale)
  return { lifecycle: { ...texts, ...(declaration && { declaration }) } }
}

/** The facts of a product without its installation and other products: tables need no more. */
export type ProductFacts = Omit<ExportedProduct, 'needs' | 'fits' | 'neededBy' | 'installation' | 'related'>

/** Returns the facts of a product, at a fraction of the cost. */
export function exportFacts(product: Product, catalogue: Catalogue, locale: Locale): ProductFacts {
  const t = wordsOf(serverWords[locale])
  const { code, status, releasedOn, supportedUntil, endOfLife, successor } = product
  const { series, category } = catalogue.shelfOf(product)
  const refer = referIn(locale)
  const newest = newestFor(code, catalogue.snapshot.firmware)
  const [next] = successor ? catalogue.products([successor]) : []
  return {
    $schema: SITE_ADDRESS + SCHEMA_PATH,
    language: langOf([product.name, product.description], locale).lang ?? LOCALE_FACTS[locale].htmlLang,
    ...refer(product),
    description: product.description[locale],
    manufacturer: textIn(SITE.company, locale),
    brand: textIn(SITE.brand, locale),
    ...countryOf(product, catalogue),
    status,
    releasedOn,
    ...(supportedUntil && !endOfLife && { supportedUntil }),
    ...(endOfLife && { discontinued: { ...endOfLife, ...(next && { successor: refer(next) }) } }),
    series: { id: series.id, name: series.name[locale] },
    category: { id: category.id, name: category.name[locale] },
    features: product.features.map((feature) => feature[locale]),
    properties: groupAttributes(product, catalogue, locale).flatMap(({ group, name: groupName, rows }) =>
      rows.map(({ id, label, value, display, note }) => ({
        id,
        group,
        groupName,
        name: label,
        value: isLocalisedText(value) ? value[locale] : value,
        ...unitOf(catalogue.attribute(id), locale),
        text: display,
        ...(note && { note }),
      })),
    ),
    images: imagesOf(product, catalogue, locale).map(({ src, alt }) => ({ url: SITE_ADDRESS + src, text: alt })),
    documents: documentsOf(product, locale, t),
    ...(newest && {
      firmware: {
        version: newest.release.version,
        releasedOn: newest.release.releasedOn,
        url: absoluteUrl(locale, notesPath(newest.family.id)),
        ...lifecycleOf(newest.family, locale),
      },
    }),
  }
}

function referIn(locale: Locale) {
  return ({ code, model, name }: Product) => ({
    model,
    name: name[locale],
    url: absoluteUrl(locale, `/products/${code}`),
  })
}

type Supplies = {
  /** The products that meet each need of a product, by its code. */
  suppliers: ReadonlyMap<string, Product[][]>
  /** The products with a need that a product meets, by its code. */
  neededBy: ReadonlyMap<string, Product[]>
}

/** Both languages ask for the same. */
const supplies = remember<Supplies>()

function suppliesIn(snapshot: Snapshot): Supplies {
  const suppliers = new Map<string, Product[][]>()
  const neededBy = new Map<string, Product[]>()
  for (const product of snapshot.product) {
    const found = (product.needs ?? []).map((need) =>
      need.from ? [] : suppliersOf(need, product.code, snapshot.product),
    )
    suppliers.set(product.code, found)
    for (const { code } of new Set(found.flat())) neededBy.set(code, [...(neededBy.get(code) ?? []), product])
  }
  return { suppliers, neededBy }
}

/** The attribute of a vendor that tells where a product is made, by the name of a country. */
const ORIGIN = 'origin'

function countryOf(
  { attributes: { [ORIGIN]: origin } }: Product,
  { snapshot }: Catalogue,
): { countryOfOrigin?: string } {
  const option = snapshot.attributes.find(({ id }) => id === ORIGIN)?.options?.find(({ id }) => id === origin)
  const code = option && countryCodeOf(typeof option.label === 'string' ? option.label : option.label.en)
  return code ? { countryOfOrigin: code } : {}
}

/** The unit of the value, which may be another one than the text's: 15,000 µA is printed as 15 mA. */
function unitOf({ unit }: Attribute, locale: Locale): { unit?: string; unitCode?: string } {
  if (unit === undefined) return {}
  const code = unitCodeOf(unit)
  return { unit: typeof unit === 'string' ? unit : unit[locale], ...(code && { unitCode: code }) }
}

function needOf(
  need: Need,
  names: NeedNames,
  t: Words,
  locale: Locale,
  load: number | undefined,
): Omit<ExportedProduct['needs'][number], 'products'> {
  const { kind, isOptional, requiredOn, from } = need
  return {
    kind,
    name: names.kind(kind),
    detail: needDetail(need, names, t, locale, load),
    isOptional: isOptional ?? false,
    ...(requiredOn && { requiredOn }),
    ...(isOptional && { condition: needCondition(need, t) }),
    source: from ?? 'catalogue',
  }
}

function documentsOf(product: Product, locale: Locale, t: Words): ExportedProduct['documents'] {
  const { specificationFile: sheet, papers, files } = product
  const made = [
    ...(sheet ? [{ ...sheet, kind: 'sheet' as const, src: textIn(sheet, locale) }] : []),
    ...(papers?.[locale] ?? []),
  ]
  return [
    ...made.map((each) => ({ ...each, name: t(`downloads:kinds.${each.kind}`) })),
    ...inLocale(files, locale).map((each) => ({ ...each, name: each.title })),
  ].map(({ kind, name, src, version, updatedOn }) => ({ kind, name, url: SITE_ADDRESS + src, version, updatedOn }))
}

function installationOf(product: Product, catalogue: Catalogue, locale: Locale): ExportedProduct['installation'] {
  const guide = modelGuide(product, catalogue, locale)
  const t = wordsOf(serverWords[locale])
  if (!guide) return undefined
  const { version, updatedOn, place, parts, mounting, terminals, wiring, start, lamps, faults } = guide
  const toRow = ({ label, value }: { label: string; value: string }) => ({ name: label, text: value })
  return {
    version,
    updatedOn,
    place: place.rows.map(toRow),
    ...(place.warning && { warning: place.warning }),
    parts: parts.rows.map(toRow),
    mounting: mounting.steps,
    terminals: terminals.rows.map(([labels = '', name = '', count = '', rating = '', direction = '', cable = '']) => {
      return { labels, function: name, count: Number(count), rating, direction, cable }
    }),
    connections: wiring?.rows.map((row) => connectionOf(row, wiring.line ? t('formats:escapeLine') : undefined)) ?? [],
    ...(wiring?.line && { line: wiring.line.devices.map(({ name, pins: [from, to] }) => ({ name, from, to })) }),
    rules: wiring?.notes ?? [],
    start: start.steps,
    lamps: lamps.rows.map(({ words, means }) => ({ name: words, text: means })),
    faults: faults.rows.map(toRow),
  }
}

/** `atLock` states where a lock may be wired to its supply through a contact alone. */
function connectionOf(
  { name, pins, peer }: WiringRow,
  atLock: string | undefined,
): NonNullable<ExportedProduct['installation']>['connections'][number] {
  const wires = (peer?.wires ?? []).map(([from, to]) => ({
    from: pins[from]?.label ?? '',
    to: peer?.pins[to]?.label ?? '',
  }))
  const poles = pins.flatMap(({ label, supply }) => (supply ? [{ from: label, to: supply }] : []))
  const far = (peer?.pins ?? []).flatMap(({ label, supply }, at) =>
    supply && !peer?.wires.some(([, to]) => to === at) ? [{ from: supply, to: label }] : [],
  )
  return {
    terminal: name,
    ...(peer && { to: peer.name }),
    models: peer?.allModels ?? peer?.models ?? [],
    ...(peer?.via && { via: peer.via }),
    ...(atLock && poles.length > 0 && { condition: atLock }),
    wires: [...wires, ...poles, ...far],
  }
}
