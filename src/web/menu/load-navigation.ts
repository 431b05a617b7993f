import type { Catalogue } from '../../content/catalogue.ts'
import type { Decoration } from '../../content/schema/media.ts'
import { imageIn } from '../../artwork/drawing/products/images-of.ts'
import { inSite } from '../../base/base-path.ts'
import { inLocale } from '../../base/i18n/localised.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import type { Navigation } from './navigation.ts'

/** Returns the data of header and footer. */
export function loadNavigation(catalogue: Catalogue, locale: Locale): Navigation {
  const { series, solution } = catalogue.snapshot
  return {
    series: series.map((item) => ({
      id: item.id,
      name: item.name[locale],
      accent: item.accent,
      count: catalogue.countIn(item.id),
      ...(item.image && { image: decorationOf(imageIn(item.image, catalogue, locale)) }),
      categories: item.categories.map((category) => ({
        id: category.id,
        name: category.name[locale],
        count: catalogue.productsIn(category.id).length,
      })),
    })),
    solutions: solution.map(({ slug, shortTitle }) => inLocale({ slug, title: shortTitle }, locale)),
  }
}

/** Without alternative text: the name stands beside it. */
function decorationOf({ src, width, height }: Decoration): Decoration {
  return { src: inSite(src), width, height }
}
