import { inEachLocale } from '../../../base/i18n/in-each-locale.ts'
import type { Catalogue } from '../../../content/catalogue.ts'
import { inLocale, type LocalisedText, type SharedOrLocalised } from '../../../base/i18n/localised.ts'
import type { Product } from '../../../content/schema/product.ts'
import { escapeMarkup } from '../../../base/escape.ts'
import { type Locale, LOCALES, DEFAULT_LOCALE } from '../../../base/i18n/locale.ts'
import { drawingWords, fill } from '../drawing-words.ts'
import { toPercent } from '../kit/drawing.ts'
import { factsOf } from './facts.ts'
import { viewsOf } from './kinds/kinds.ts'
import { isPlain } from './plain.ts'
import { type Mark, type View, writeSvg } from './view.ts'

/** The facts of a product's picture before it is drawn. */
export type ListedPicture = {
  /** `front` and others; ends the name of its file. */
  view: string
  /** Where the site serves it: one file for each language if there are words on it. */
  src: SharedOrLocalised
  alt: LocalisedText
  width: number
  height: number
  /** Size in millimetres of what is shown, where it is true to scale. */
  millimetres?: { width: number; height: number }
  /** Parts that it shows, and where: in percent of its width and height. */
  marks?: PlacedMark[]
}

/** A part in a picture, named in both languages. */
type PlacedMark = { name: LocalisedText; left: number; top: number }

/** A drawn picture: a file for each of its addresses. */
export type ProductPicture = ListedPicture & { svg: SharedOrLocalised }

/** Draws all views of a product, its front first. The same product gives the same bytes. */
export function drawProduct(product: Product, catalogue: Pick<Catalogue, 'shelfOf'>): ProductPicture[] {
  const views = inEachLocale((locale) => planViews(product, catalogue, locale))
  return views[DEFAULT_LOCALE].map((view, index) => {
    const listed = list(product, view)
    const svg = isPlain(view)
      ? writeSvg(view, product.model)
      : // Every language has the same views.
        inEachLocale((locale) => writeSvg(views[locale][index] ?? view, escapeMarkup(listed.alt[locale])))
    return { ...listed, svg }
  })
}

/** The files of a drawn picture: texts by address. */
export function filesOf(picture: Pick<ProductPicture, 'src' | 'svg'>): Map<string, string> {
  return new Map(LOCALES.map((locale) => inLocale(picture, locale)).map(({ src, svg }) => [src, svg]))
}

/** Lists the views of a product without drawing them. */
export function listProductPictures(product: Product, catalogue: Pick<Catalogue, 'shelfOf'>): ListedPicture[] {
  return planViews(product, catalogue, DEFAULT_LOCALE).map((view) => list(product, view))
}

function list(product: Product, planned: View): ListedPicture {
  const { view, width, height, millimetres, marks } = planned
  const name = `/pictures/${product.code}-${view}`
  return {
    view,
    src: isPlain(planned) ? `${name}.svg` : inEachLocale((locale) => `${name}.${locale}.svg`),
    alt: inEachLocale((locale) => describe(product, planned, locale)),
    width,
    height,
    ...(millimetres && { millimetres }),
    ...(marks && { marks: marks.map((mark) => place(mark, planned)) }),
  }
}

function place({ part, x, y, names = [] }: Mark, { width, height, origin = [0, 0] }: View): PlacedMark {
  const nameIn = (locale: Locale) => {
    const { parts, connectors } = drawingWords[locale].products
    return names.length > 0 ? fill(connectors, { part: parts[part], names: names.join(', ') }) : parts[part]
  }
  const box = { x: origin[0], y: origin[1], width, height }
  return { name: inEachLocale(nameIn), ...toPercent(box, x, y) }
}

function planViews(product: Product, catalogue: Pick<Catalogue, 'shelfOf'>, locale: Locale): View[] {
  return viewsOf(factsOf(product, catalogue.shelfOf(product), drawingWords[locale].printed))
}

function describe({ name, model }: Product, { caption }: View, locale: Locale): string {
  const { alt, views } = drawingWords[locale].products
  return fill(alt, { name: name[locale], model, view: views[caption] })
}
