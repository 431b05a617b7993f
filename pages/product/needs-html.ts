import type { Catalogue } from '../../src/content/catalogue.ts'
import { terminalsOf } from '../../src/content/installation/terminals.ts'
import { saysSupplied, suppliersOf } from '../../src/content/ordering.ts'
import type { Need } from '../../src/content/schema/ordering.ts'
import type { Product } from '../../src/content/schema/product.ts'
import { lineWattsOf } from '../../src/artwork/documents/installation/cable.ts'
import { needDetail } from '../../src/artwork/documents/installation/need-detail.ts'
import { needNames } from '../../src/artwork/documents/installation/need-names.ts'
import { lockSupplyRows, needCondition } from '../../src/artwork/documents/installation/part-rows.ts'
import { escapeMarkup } from '../../src/base/escape.ts'
import { capitalise } from '../../src/base/i18n/capitalise.ts'
import { localisePath } from '../../src/base/i18n/localised-path.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'
import { serverWords } from '../../src/base/i18n/server-words.ts'
import { type Words, wordsOf } from '../../src/base/i18n/words.ts'
import { factRow } from './fact-row.ts'

/** On phones, names of more products than these would make the page a screen longer. */
const MOST_NAMES = 7
const NAME = '<span data-name>'

/** Of more products than one over these the rest stands behind a link to their category. */
const NAMED = 3

/**
 * Writes the needs of a product, and the products that it fits, as HTML: finished here, it costs the browser no script.
 */
export function needsHtml(
  product: Product,
  catalogue: Catalogue,
  locale: Locale,
): { heading: string; note: string; html: string } | undefined {
  const t = wordsOf(serverWords[locale])
  const names = needNames(catalogue, locale, t)
  const { code, needs = [], provides = [] } = product
  const link = (path: string, text: string, name = '') =>
    `<a href="${localisePath(locale, path)}">${escapeMarkup(text)}${name}</a>`
  // A phone has no room for many names (`product.module.css`).
  const links = (products: readonly Product[]) =>
    products
      .map(({ code: other, model, name }) =>
        link(`/products/${other}`, model, `${NAME}\u2002${escapeMarkup(name[locale])}</span>`),
      )
      .join('<br> ')
  const sourceOf = (need: Need) => {
    if (need.from === 'supplied' && saysSupplied(need)) return ''
    if (need.from) return escapeMarkup(capitalise(t(`order:${need.from}`)))
    const found = suppliersOf(need, code, catalogue.snapshot.product)
    const known = found.toSorted(
      (a, b) => Number(product.related.includes(b.code)) - Number(product.related.includes(a.code)),
    )
    const [first] = known
    if (!first || known.length <= NAMED + 1) return links(known)
    const { series, category } = catalogue.shelfOf(first)
    const rest = link(`/products/${series.id}#${category.id}`, category.name[locale])
    return `${links(known.slice(0, NAMED))}<br> ${rest}`
  }
  const named = new Set<string>()
  // A second lock is chosen from the same models: they are named once.
  const sourceOnce = (need: Need) => {
    const source = sourceOf(need)
    const key = `${need.kind} ${source}`
    if (!need.from && named.has(key)) return escapeMarkup(t('order:asAbove'))
    named.add(key)
    return source
  }
  const load = lineWattsOf(product, terminalsOf(product, catalogue.snapshot.installation))
  const rowOf = (need: Need) =>
    factRow(
      names.kind(need.kind),
      escapeMarkup(needDetail(need, names, t, locale, load)),
      sourceOnce(need),
      needCondition(need, t),
    )
  const isExtra = ({ isOptional, requiredOn }: Need) => isOptional === true && requiredOn === undefined
  const supplies = lockSupplyRows(product, catalogue, locale, t).map(({ label, value }) =>
    factRow(label, escapeMarkup(value)),
  )
  // Named once, below the first lock.
  const rowsOf = (need: Need) => [rowOf(need), ...(need.kind === 'lock' ? supplies.splice(0) : [])]
  const rows = needs.filter((need) => !isExtra(need)).flatMap(rowsOf)
  // No kind of cable is sold: the installer brings it.
  if (product.terminals?.length)
    rows.push(
      factRow(t('order:cable'), escapeMarkup(t('order:cableNote')), escapeMarkup(capitalise(t('order:others')))),
    )
  const optional = needs.filter(isExtra).flatMap(rowsOf)
  const fitted = catalogue.products([...new Set(provides.flatMap(({ fits = [] }) => fits))])
  if (fitted.length > 0 && rows.length + optional.length === 0)
    return { heading: t('order:fits'), note: '', html: foldNames(factRow(product.model, '', links(fitted))) }
  if (fitted.length > 0) rows.unshift(factRow(t('order:fits'), '', links(fitted)))
  if (rows.length + optional.length === 0) return undefined
  const isLong = rows.length > 0 && optional.length > 1
  const html = rows.join('') + (isLong ? folded(optional, t) : optional.join(''))
  return {
    heading: t('order:heading'),
    note: t(optional.length > 0 ? 'order:noteOptional' : 'order:note', { model: product.model }),
    html: foldNames(html),
  }
}

/** Shows the names of products on phones too, if they are few. */
function foldNames(html: string): string {
  return html.split(NAME).length - 1 > MOST_NAMES ? html : html.replaceAll(NAME, '<span>')
}

/** Optional parts: on phones behind one row. */
function folded(rows: readonly string[], t: Words): string {
  const summary = escapeMarkup(t('order:more', { count: rows.length }))
  return `<li><details><summary>${summary}</summary><ul>${rows.join('')}</ul></details></li>`
}
