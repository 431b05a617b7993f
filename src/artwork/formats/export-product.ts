import { absoluteUrl, SITE_ADDRESS } from '../../base/addresses.ts'
import { langOf } from '../../base/i18n/lang-of.ts'
import { LOCALE_FACTS, type Locale } from '../../base/i18n/locale.ts'
import { inLocale, isLocalisedText, textIn } from '../../base/i18n/localised.ts'
import { serverWords } from '../../base/i18n/server-words.ts'
import { type Words, wordsOf } from '../../base/i18n/words.ts'
import type { Catalogue } from '../../content/catalogue.ts'
import { notesPath } from '../../content/document-files.ts'
import { newestFor } from '../../content/firmware.ts'
import { suppliersOf } from '../../content/ordering.ts'
import { groupAttributes } from '../../content/product-attributes.ts'
import type { Attribute } from '../../content/schema/attribute.ts'
import type { Need } from '../../content/schema/ordering.ts'
import type { Product } from '../../content/schema/product.ts'
import { SITE } from '#vendor/site.ts'
import { modelGuide } from '../documents/installation/model-guide.ts'
import type { WiringRow } from '../documents/installation/model-wiring.ts'
import { whenNeeded } from '../documents/installation/part-rows.ts'
import { needDetail } from '../documents/installation/need-detail.ts'
import { imagesOf } from '../drawing/products/images-of.ts'
import { SCHEMA_PATH } from './paths.ts'
import type { ExportedProduct } from './exported-product.ts'

/**
 * Returns a product in one language with all that its page, its data sheet and its installation guide say: the common source
 * of its Markdown, its JSON and its rows in the tables of the catalogue.
 */
export function exportProduct(product: Product, catalogue: Catalogue, locale: Locale): ExportedProduct {
  const installation = installationOf(product, catalogue, locale)
  return { ...exportFacts(product, catalogue, locale), ...(installation && { installation }) }
}

/** Returns the same without the installation, at a fraction of the cost: the tables of the catalogue need no more. */
export function exportFacts(product: Product, catalogue: Catalogue, locale: Locale): ExportedProduct {
  const t = wordsOf(serverWords[locale])
  const { code, status, releasedOn, supportedUntil, endOfLife, successor } = product
  const { series, category } = catalogue.shelfOf(product)
  const refer = (other: Product) => ({ model: other.model, url: absoluteUrl(locale, `/products/${other.code}`) })
  const newest = newestFor(code, catalogue.snapshot.firmware)
  const [next] = successor ? catalogue.products([successor]) : []
  return {
    $schema: SITE_ADDRESS + SCHEMA_PATH,
    language: langOf([product.name, product.description], locale).lang ?? LOCALE_FACTS[locale].htmlLang,
    ...refer(product),
    name: product.name[locale],
    description: product.description[locale],
    manufacturer: textIn(SITE.company, locale),
    brand: textIn(SITE.brand, locale),
    status,
    releasedOn,
    ...(supportedUntil && !endOfLife && { supportedUntil }),
    ...(endOfLife && { discontinued: { ...endOfLife, ...(next && { successor: refer(next) }) } }),
    series: { id: series.id, name: series.name[locale] },
    category: { id: category.id, name: category.name[locale] },
    features: product.features.map((feature) => feature[locale]),
    properties: groupAttributes(product, catalogue, locale).flatMap(({ group, rows }) =>
      rows.map(({ id, label, value, display, note }) => ({
        id,
        group,
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
      },
    }),
    needs: (product.needs ?? []).map((need) => ({
      ...needOf(need, t, locale),
      products: need.from ? [] : suppliersOf(need, code, catalogue.snapshot.product).map(refer),
    })),
    fits: catalogue.products([...new Set((product.provides ?? []).flatMap(({ fits = [] }) => fits))]).map(refer),
    related: catalogue.products(product.related).map(refer),
  }
}

/** The unit of the value, which may be another one than the text's: 15,000 µA is printed as 15 mA. */
function unitOf({ unit }: Attribute, locale: Locale): { unit?: string } {
  if (unit === undefined) return {}
  return { unit: typeof unit === 'string' ? unit : unit[locale] }
}

function needOf(need: Need, t: Words, locale: Locale): Omit<ExportedProduct['needs'][number], 'products'> {
  const { kind, isOptional, requiredOn, from } = need
  return {
    kind,
    name: t(`order:kinds.${kind}`),
    detail: needDetail(need, t, locale),
    isOptional: isOptional ?? false,
    ...(requiredOn && { requiredOn }),
    ...(isOptional && { condition: whenNeeded(need, t) }),
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
    connections: wiring?.rows.map(connectionOf) ?? [],
    ...(wiring?.line && { line: wiring.line.devices.map(({ name, pins: [from, to] }) => ({ name, from, to })) }),
    rules: wiring?.notes ?? [],
    start: start.steps,
    lamps: lamps.rows.map(({ words, means }) => ({ name: words, text: means })),
    faults: faults.rows.map(toRow),
  }
}

function connectionOf({
  name,
  pins,
  peer,
}: WiringRow): NonNullable<ExportedProduct['installation']>['connections'][number] {
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
    models: peer?.models ?? [],
    ...(peer?.via && { via: peer.via }),
    wires: [...wires, ...poles, ...far],
  }
}
