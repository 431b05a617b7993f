import type { Catalogue } from '../../src/catalogue/catalogue.ts'
import { suppliersOf } from '../../src/catalogue/ordering.ts'
import type { Need } from '../../src/catalogue/schema/ordering.ts'
import type { Product } from '../../src/catalogue/schema/product.ts'
import { escapeMarkup } from '../../src/escape.ts'
import { localisePath } from '../../src/i18n/localised-path.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import { serverWords } from '../../src/i18n/server-words.ts'
import { type Words, wordsOf } from '../../src/i18n/words.ts'

/** Of more products than these the rest stands behind a link to their category. */
const NAMED = 4

/**
 * Writes what else one needs with a product, and what it fits, as HTML: finished here, it costs the browser no script.
 */
export function whatElse(
  product: Product,
  catalogue: Catalogue,
  locale: Locale,
): { heading: string; html: string } | undefined {
  const t = wordsOf(serverWords[locale])
  const { code, needs = [], provides = [] } = product
  const row = (label: string, detail: string, source: string) =>
    `<li><b>${escapeMarkup(label)}</b><span>${escapeMarkup(detail)}</span><span>${source}</span></li>`
  const link = (path: string, text: string) => `<a href="${localisePath(locale, path)}">${escapeMarkup(text)}</a>`
  const links = (products: readonly Product[]) =>
    products.map(({ code: other, model }) => link(`/products/${other}`, model)).join(' ')
  const sourceOf = (need: Need) => {
    if (need.from) return escapeMarkup(t(`order:${need.from}`))
    const found = suppliersOf(need, code, catalogue.snapshot.product)
    const known = found.toSorted(
      (a, b) => Number(product.related.includes(b.code)) - Number(product.related.includes(a.code)),
    )
    const [first] = known
    if (!first || known.length <= NAMED) return links(known)
    const { series, category } = catalogue.shelfOf(first)
    const rest = link(`/products/${series.id}#${category.id}`, category.name[locale])
    return `${links(known.slice(0, NAMED))} ${rest}`
  }
  const rows = needs
    .toSorted((a, b) => Number(a.isOptional ?? false) - Number(b.isOptional ?? false))
    .map((need) => row(t(`order:kinds.${need.kind}`), detailOf(need, t, locale), sourceOf(need)))
  const fitted = catalogue.products([...new Set(provides.flatMap(({ fits = [] }) => fits))])
  if (fitted.length > 0) rows.unshift(row(t('order:fits'), '', links(fitted)))
  return rows.length > 0 ? { heading: t('order:heading'), html: rows.join('') } : undefined
}

function detailOf({ types = [], count, watts, isOptional, note }: Need, t: Words, locale: Locale): string {
  const parts = [
    types.map((type) => t(`order:types.${type}` as 'order:types.card')).join(t('order:or')),
    watts === undefined ? '' : t('order:watts', { watts }),
    count === undefined || count === 1 ? '' : t('order:count', { count }),
    isOptional ? t('order:optional') : '',
    note?.[locale] ?? '',
  ]
  return parts.filter((part) => part !== '').join(locale === 'zh' ? '，' : ', ')
}
