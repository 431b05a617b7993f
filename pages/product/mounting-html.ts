import type { Catalogue } from '../../src/content/catalogue.ts'
import { notesPath } from '../../src/content/document-files.ts'
import { deviceKindOf } from '../../src/content/installation/device-kinds.ts'
import { newestFor } from '../../src/content/firmware.ts'
import type { Paper, Product } from '../../src/content/schema/product.ts'
import { recordPath } from '../../src/artwork/formats/paths.ts'
import { outlineOf } from '../../src/artwork/documents/installation/outline.ts'
import { placeRows } from '../../src/artwork/documents/installation/place-rows.ts'
import { sizesOf } from '../../src/artwork/documents/installation/sizes.ts'
import { inSite } from '../../src/base/base-path.ts'
import { escapeMarkup } from '../../src/base/escape.ts'
import { formatDay } from '../../src/base/i18n/format-day.ts'
import { localisePath } from '../../src/base/i18n/localised-path.ts'
import { inLocale } from '../../src/base/i18n/localised.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'
import { serverWords } from '../../src/base/i18n/server-words.ts'
import { type Words, wordsOf } from '../../src/base/i18n/words.ts'
import { factRow } from './fact-row.ts'

/**
 * Writes where a product goes, how it is fixed there, and its guide, template and drawings, as HTML: finished here, it costs
 * the browser no script. Undefined for one that nobody fits.
 */
export function mountingHtml(
  product: Product,
  catalogue: Catalogue,
  locale: Locale,
): { heading: string; html: string } | undefined {
  const kind = deviceKindOf(catalogue.shelfOf(product), catalogue.snapshot.installation)
  if (!kind) return undefined
  const t = wordsOf(serverWords[locale])
  const papers = product.papers?.[locale] ?? []
  const place = placeRows(product, inLocale(kind.mounting, locale), catalogue, locale, t)
  const rows = [
    ...place.map(({ label, value }) => factRow(label, escapeMarkup(value))),
    ...papers
      .filter(({ kind: each }) => each === 'guide' || each === 'template')
      .map((paper) => paperRow(paper, t, locale)),
    ...drawingRow(papers, product, kind.mounting.screws?.plug, t),
    ...tenderRow(product, t, locale),
    ...firmwareRow(product, catalogue, t, locale),
    ...supportRow(product, t, locale),
  ]
  return { heading: t('guide:fitting.heading'), html: rows.join('') }
}

function paperRow({ kind, src, version, updatedOn }: Paper, t: Words, locale: Locale): string {
  const name = t(kind === 'guide' ? 'guide:kind' : 'guide:template.kind')
  const edition = t('guide:edition', { version, date: formatDay(updatedOn, locale) })
  return factRow(name, escapeMarkup(edition), link(src, 'PDF', name))
}

/** Its specification text for tenders. */
function tenderRow({ code, status }: Product, t: Words, locale: Locale): string[] {
  if (status !== 'active') return []
  const name = t('formats:tender.title')
  return [factRow(name, t('formats:tender.link'), link(recordPath(code, locale, 'txt'), 'TXT', name))]
}

/** The newest version of its firmware, and its changes. */
function firmwareRow({ code }: Product, catalogue: Catalogue, t: Words, locale: Locale): string[] {
  const newest = newestFor(code, catalogue.snapshot.firmware)
  if (!newest) return []
  const { family, release } = newest
  const path = localisePath(locale, notesPath(family.id))
  return [
    factRow(
      t('downloads:kinds.firmware'),
      escapeMarkup(release.version),
      `<a href="${path}">${t('downloads:firmware.notes')}</a>`,
    ),
  ]
}

/** Until when it gets security updates. */
function supportRow({ supportedUntil, endOfLife }: Product, t: Words, locale: Locale): string[] {
  const last = endOfLife?.lastSupportOn ?? supportedUntil
  if (last === undefined) return []
  return [factRow(t('guide:support.label'), escapeMarkup(t('guide:support.until', { date: formatDay(last, locale) })))]
}

/** The drawing itself, and its files for CAD. It is loaded when it comes near. */
function drawingRow(papers: readonly Paper[], product: Product, plug: number | undefined, t: Words): string[] {
  const drawings = papers.filter(({ kind }) => kind === 'svg' || kind === 'dxf')
  const shown = drawings.find(({ kind }) => kind === 'svg')
  const sizes = sizesOf(product, plug)
  if (!shown || !sizes) return []
  const name = t('guide:fitting.drawing')
  const alt = escapeMarkup(t('guide:fitting.alt', { model: product.model }))
  const { width, height } = outlineOf(sizes)
  const image = `<img src="${inSite(shown.src)}" alt="${alt}" width="${Math.round(width)}" height="${Math.round(height)}" loading="lazy" decoding="async">`
  return [factRow(name, image, drawings.map(({ src, kind }) => link(src, kind.toUpperCase(), name)).join(' '))]
}

function link(src: string, text: string, name: string): string {
  return `<a href="${escapeMarkup(inSite(src))}" download aria-label="${escapeMarkup(`${name}, ${text}`)}">${text}</a>`
}
