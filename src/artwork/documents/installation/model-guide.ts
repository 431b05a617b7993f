import { langOf } from '../../../base/i18n/lang-of.ts'
import { basename } from 'node:path'
import { WRITING } from '../../../base/i18n/writing.ts'
import { JOINTS } from '../joints.ts'
import { displayAttribute } from '../../../content/attribute-value.ts'
import type { Catalogue } from '../../../content/catalogue.ts'
import { documentNumber } from '../../../content/document-files.ts'
import { deviceKindOf } from '../../../content/installation/device-kinds.ts'
import { documentsOfProduct } from '../../../content/installation/installation-documents.ts'
import { terminalsOf } from '../../../content/installation/terminals.ts'
import type { DeviceKind } from '../../../content/schema/installation.ts'
import type { Product } from '../../../content/schema/product.ts'
import { anyOf } from '../../../base/i18n/any-of.ts'
import { remember } from '../../../base/reads.ts'
import { formatDay } from '../../../base/i18n/format-day.ts'
import { inLocale } from '../../../base/i18n/localised.ts'
import type { Locale } from '../../../base/i18n/locale.ts'
import { serverWords } from '../../../base/i18n/server-words.ts'
import { type Words, wordsOf } from '../../../base/i18n/words.ts'
import { contactOf, type SheetModel } from '../model-sheet.ts'
import { cableOf, lineWattsOf, wattsOf } from './cable.ts'
import { isLockLineDrawn, type LineDevice, lockReach, modelLockLine } from './lock-line.ts'
import { partRows } from './part-rows.ts'
import { placeRows } from './place-rows.ts'
import { modelWiring, type WiringRow } from './model-wiring.ts'
import { wiringNotes } from './wiring-notes.ts'
import { ratingOf } from './rating.ts'
import { type Sizes, sizesOf } from './sizes.ts'
import { fedReaders, readerReach } from './reader-reach.ts'
import { isServed, startSteps } from './start-steps.ts'
import { toolRow } from './tool-row.ts'

type Lamp = DeviceKind['lamps'][number]

/** The content of an installation guide in one language: plain data, so that it can be hashed. */
export type GuideModel = Pick<
  SheetModel,
  | 'locale'
  | 'lang'
  | 'file'
  | 'title'
  | 'model'
  | 'name'
  | 'accent'
  | 'shelf'
  | 'kind'
  | 'version'
  | 'updatedOn'
  | 'edition'
  | 'contact'
  | 'change'
> & {
  number: string
  place: { heading: string; rows: { label: string; value: string }[]; warning?: string }
  parts: { heading: string; rows: { label: string; value: string }[] }
  mounting: { heading: string; steps: string[] }
  views?: { heading: string; unit: string; front: string; side: string; holes: string; alt: string; sizes: Sizes }
  terminals: { heading: string; columns: string[]; rows: string[][]; none: string }
  wiring?: {
    heading: string
    rows: WiringRow[]
    each: string[]
    line?: { heading: string; devices: LineDevice[] }
    /** The heading of its notes. */
    rules: string
    notes: string[]
    alt: string
  }
  start: { heading: string; steps: string[] }
  lamps: {
    heading: string
    rows: { colour: Lamp['colour']; state: Lamp['state']; words: string; means: string }[]
    none: string
  }
  faults: { heading: string; rows: { label: string; value: string }[] }
}

const COLUMNS = ['label', 'function', 'count', 'rating', 'direction', 'cable'] as const

type Remembered = ReturnType<typeof remember<GuideModel | undefined>>

/** The guides of the last product: its page, document and exported formats ask for them one after the other. */
let last: { product: Product; catalogue: Catalogue; guides: Remembered } | undefined

/** Returns the content of a product's installation guide; undefined if there is none. */
export function modelGuide(product: Product, catalogue: Catalogue, locale: Locale): GuideModel | undefined {
  if (last?.product !== product || last.catalogue !== catalogue) last = { product, catalogue, guides: remember() }
  return last.guides(product, locale, () => makeGuide(product, catalogue, locale))
}

function makeGuide(product: Product, catalogue: Catalogue, locale: Locale): GuideModel | undefined {
  const { installation } = catalogue.snapshot
  const shelf = catalogue.shelfOf(product)
  const device = deviceKindOf(shelf, installation)
  const papers = documentsOfProduct(product, catalogue, locale)
  const paper = papers.find(({ kind }) => kind === 'guide')
  const template = papers.find(({ kind }) => kind === 'template')
  if (!device || !paper) return undefined
  const t = wordsOf(serverWords[locale])
  const { model } = product
  const watts = wattsOf(product)
  const own = terminalsOf(product, installation)
  const lineWatts = lineWattsOf(product, own)
  const { mounting, lamps, faults } = inLocale(device, locale)
  const lockMetres = lockReach(product, catalogue)
  const readerMetres = readerReach(product, catalogue)
  const { screws } = mounting
  const sizes = sizesOf(product, screws?.plug)
  const remedies = [...own.flatMap(({ fault }) => (fault ? [inLocale(fault, locale)] : [])), ...faults]
  const wiring = own.length > 0 ? wiringOf(product, catalogue, locale, t) : undefined
  return {
    locale,
    ...langOf([product.name, product.description], locale),
    file: basename(paper.src),
    title: `${model} ${product.name[locale]} – ${t('guide:kind')}`,
    model,
    name: product.name[locale],
    accent: shelf.series.accent,
    shelf: [shelf.series.name[locale], shelf.category.name[locale]],
    kind: t('guide:kind'),
    number: t('guide:number', { number: documentNumber(model, 'guide') }),
    version: paper.version,
    updatedOn: paper.updatedOn,
    edition: t('guide:edition', { version: paper.version, date: formatDay(paper.updatedOn, locale) }),
    change: t('guide:change'),
    contact: contactOf(product, locale),
    place: {
      heading: t('guide:place.heading'),
      rows: [
        ...placeRows(product, mounting, catalogue, locale, t, template && basename(template.src)),
        ...(product.drilling?.lens
          ? [{ label: t('guide:place.lens'), value: lensText(product.drilling.lens, mounting.height, t) }]
          : []),
        ...(screws?.tap && product.drilling
          ? [{ label: t('guide:place.steel'), value: t('guide:place.steelValue', { ...screws }) }]
          : []),
        ...conditionRows(product, catalogue, locale, t),
      ],
      ...(own.some(({ pins }) => pins.some(({ role }) => role === 'earth')) && { warning: t('guide:place.mains') }),
    },
    parts: {
      heading: t('guide:parts.heading'),
      rows: [
        ...partRows(product, catalogue, locale, t),
        toolRow(product, own, device, isServed(product, own, device.start), { t, locale }),
      ],
    },
    mounting: { heading: t('guide:mounting'), steps: mounting.steps },
    ...(sizes && {
      views: {
        heading: t('guide:views.heading'),
        unit: t('data-sheet:millimetres'),
        front: t('guide:views.front'),
        side: t('guide:views.side'),
        holes: t('guide:views.holes'),
        alt: t('guide:views.alt', { model, width: sizes.width, height: sizes.height, depth: sizes.depth }),
        sizes,
      },
    }),
    terminals: {
      heading: t('guide:terminals.heading'),
      columns: COLUMNS.map((id) => t(`guide:terminals.${id}`)),
      rows: own.map((terminal) => [
        terminal.pins.map(({ label }) => label).join(' '),
        terminal.name[locale],
        String(terminal.count * (terminal.onward ? 2 : 1)),
        terminal.rating?.[locale] ?? ratingOf(terminal, { watts, most: lineWatts }, t),
        // Data one way and its supply the other.
        t(`guide:terminals.${terminal.gives || terminal.takes || terminal.onward ? 'both' : terminal.direction}`),
        cableOf(terminal, { watts: lineWatts, lockMetres, readerMetres }, t, locale),
      ]),
      none: t('guide:terminals.none'),
    },
    ...(wiring && { wiring }),
    start: { heading: t('guide:start'), steps: startSteps(product, own, device.start, locale, t) },
    lamps: {
      heading: t('guide:lamps.heading'),
      rows: lamps.map(({ colour, state, means }) => ({
        colour,
        state,
        words: [t(`guide:lamps.colours.${colour}`), t(`guide:lamps.states.${state}`)].join(
          JOINTS[WRITING[locale].script].adjectives,
        ),
        means,
      })),
      none: t('guide:lamps.none'),
    },
    faults: { heading: t('guide:faults'), rows: remedies.map(({ sign, remedy }) => ({ label: sign, value: remedy })) },
  }
}

/** Facts without which a place cannot be chosen: how far away, how warm, how wet, how heavy. */
const CONDITIONS = ['recognition-distance', 'measuring-distance', 'operating-temperature', 'ingress-rating', 'weight']

/** A value holds under the condition of its note: the front of a device is IP65, its rear is not. */
function conditionRows(
  { attributes, attributeNotes }: Product,
  catalogue: Catalogue,
  locale: Locale,
  t: Words,
): { label: string; value: string }[] {
  return CONDITIONS.flatMap((id) => {
    const value = attributes[id]
    if (value === undefined) return []
    const { label, display } = displayAttribute(catalogue.attribute(id), value, locale)
    const when = attributeNotes?.[id]?.[locale]
    return [{ label, value: when ? t('guide:place.part', { part: display, when }) : display }]
  })
}

/** The place of the lens, and the resulting middle of the holes, if its height is given. */
function lensText(lens: number, height: { min: number; max: number } | undefined, t: Words): string {
  return height
    ? t('guide:place.lensHeight', { lens, min: height.min - lens, max: height.max - lens })
    : t('guide:place.lensValue', { lens })
}

function wiringOf(product: Product, catalogue: Catalogue, locale: Locale, t: Words): NonNullable<GuideModel['wiring']> {
  const rows = modelWiring(product, catalogue, locale)
  const wires = rows.flatMap(({ pins, peer }) =>
    (peer?.wires ?? []).map(
      ([a, b]) => `${pins[a]?.label} – ${peer?.pins[b]?.label} (${peer?.models[0] ?? peer?.name})`,
    ),
  )
  const own = terminalsOf(product, catalogue.snapshot.installation)
  const fed = anyOf(
    fedReaders(product, catalogue).map(({ model }) => model),
    locale,
  )
  return {
    heading: t('guide:wiring.heading'),
    rules: t('guide:wiring.rules'),
    rows,
    each: rows.map(({ count }) => (count > 1 ? t('guide:wiring.each', { count }) : '')),
    ...(isLockLineDrawn(product, rows, own) && {
      line: { heading: t('guide:line.heading'), devices: modelLockLine(product.model, own, t) },
    }),
    notes: wiringNotes(product, rows, own, fed, t),
    alt: t('guide:wiring.alt', { model: product.model, wires: wires.join('; ') }),
  }
}
