import { inEachLocale } from '../../base/i18n/in-each-locale.ts'
import type { Catalogue } from '../../content/catalogue.ts'
import type { EntityName } from '../../content/entities.ts'
import type { LocalisedText } from '../../base/i18n/localised.ts'
import { FAQ_CATEGORIES } from '../../content/schema/faq-categories.ts'
import { NEWS_CATEGORIES } from '../../content/schema/news-categories.ts'
import type { Message } from '../http-error.ts'
import { WORDS } from '../words.ts'

export type CategoryCount = { id: string; name: LocalisedText; count: number }

/** Lists the categories of an entity with the number of records in each; an empty list for an entity without categories. */
export function listCategories(catalogue: Catalogue, name: EntityName): CategoryCount[] {
  const { series, news, faq } = catalogue.snapshot
  switch (name) {
    case 'product':
      return series
        .flatMap(({ categories }) => categories)
        .map(({ id, name }) => ({ id, name, count: catalogue.productsIn(id).length }))
    case 'news':
      return NEWS_CATEGORIES.map((id) => ({
        id,
        name: inBoth((t) => t(`newsCategories.${id}`)),
        count: news.filter(({ category }) => category === id).length,
      }))
    case 'faq':
      return FAQ_CATEGORIES.map((id) => ({
        id,
        name: inBoth((t) => t(`faqCategories.${id}`)),
        count: faq.filter(({ category }) => category === id).length,
      }))
    default:
      return []
  }
}

function inBoth(message: Message): LocalisedText {
  return inEachLocale((locale) => message(WORDS[locale]))
}
