import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { LocalisedText } from '../../i18n/localised.ts'
import type { Product } from '../../catalogue/schema/product.ts'
import { escapeMarkup } from '../../escape.ts'
import { type Locale, LOCALES } from '../../i18n/locale.ts'
import { drawingWords, fill, PICTURE_LOCALE } from '../drawing-words.ts'
import { factsOf } from './facts.ts'
import { viewsOf } from './kinds/kinds.ts'
import { type View, writeSvg } from './view.ts'

/** A picture of a product. */
export type ProductPicture = {
  /** `front` and others; ends the name of its file. */
  view: string
  svg: string
  alt: LocalisedText
  width: number
  height: number
}

/** What is known of a picture before it is drawn. */
export type ListedPicture = Omit<ProductPicture, 'svg'> & {
  /** Where the site serves it. */
  src: string
  /** Size in millimetres of what is shown, where it is true to scale. */
  millimetres?: { width: number; height: number }
}

/** Draws all views of a product in the words of a language, its front first. The same product gives the same bytes. */
export function drawProduct(
  product: Product,
  catalogue: Pick<Catalogue, 'shelfOf'>,
  locale = PICTURE_LOCALE,
): ProductPicture[] {
  return planViews(product, catalogue, locale).map((view) => {
    const alt = describe(product, view)
    return {
      view: view.view,
      svg: writeSvg(view, escapeMarkup(alt[locale])),
      alt,
      width: view.width,
      height: view.height,
    }
  })
}

/** Lists the views of a product without drawing them. */
export function listProductPictures(product: Product, catalogue: Catalogue): ListedPicture[] {
  return planViews(product, catalogue, PICTURE_LOCALE).map((planned) => {
    const { view, width, height, millimetres } = planned
    return {
      view,
      src: pictureAddress(product, view),
      alt: describe(product, planned),
      width,
      height,
      ...(millimetres && { millimetres }),
    }
  })
}

/** Where the site serves a view of a product. */
export function pictureAddress({ code }: Pick<Product, 'code'>, view: string): string {
  return `/pictures/${code}-${view}.svg`
}

function planViews(product: Product, catalogue: Pick<Catalogue, 'shelfOf'>, locale: Locale): View[] {
  return viewsOf(factsOf(product, catalogue.shelfOf(product), drawingWords[locale].printed))
}

function describe({ name, model }: Product, { caption }: View): LocalisedText {
  const [zh, en] = LOCALES.map((locale) => {
    const { alt, views } = drawingWords[locale].products
    return fill(alt, { name: name[locale], model, view: views[caption] })
  })
  return { zh: zh ?? '', en: en ?? '' }
}
