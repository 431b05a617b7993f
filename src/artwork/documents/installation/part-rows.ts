import type { Catalogue } from '../../../content/catalogue.ts'
import { saysSupplied, suppliersOf } from '../../../content/ordering.ts'
import type { Need, OrderingKind } from '../../../content/schema/ordering.ts'
import type { Product } from '../../../content/schema/product.ts'
import { anyOf } from '../../../base/i18n/any-of.ts'
import { capitalise } from '../../../base/i18n/capitalise.ts'
import type { Locale } from '../../../base/i18n/locale.ts'
import type { Words } from '../../../base/i18n/words.ts'
import { MARKS } from '../../../base/i18n/marks.ts'
import { needNames } from './need-names.ts'
import { feedsLocksToo, lockSupplies } from './lock-line.ts'

type Row = { label: string; value: string }

/** Parts that nobody carries to the site; software only where the device does nothing without it. */
const ELSEWHERE: readonly string[] = [
  'software',
  'licence',
  'server',
  'calendar',
  'phone',
  'credential',
] satisfies OrderingKind[]

/** Of these a device works with fewer than it has terminals for. */
const UP_TO: readonly string[] = ['lock', 'exit', 'door-contact', 'reader', 'camera', 'disk'] satisfies OrderingKind[]

/** Types that an installer must tell apart, because they are wired or used in other ways. */
const TOLD_APART: readonly string[] = ['power', 'lock', 'exit'] satisfies OrderingKind[]

/** Models named of those that would do: in all, and of each type. */
const NAMED = { all: 4, ofType: 3 }

/**
 * Says what must be at hand beside a product, any one of several, and whether it comes with it, label by label; its own
 * mounting parts stand elsewhere.
 */
export function partRows(product: Product, catalogue: Catalogue, locale: Locale, t: Words): Row[] {
  const needs = (product.needs ?? [])
    .filter(
      ({ kind, from, isOptional }) =>
        (!ELSEWHERE.includes(kind) || (kind === 'software' && !isOptional)) &&
        (kind !== 'mounting' || from !== undefined),
    )
    .toSorted((a, b) => rankOf(a) - rankOf(b))
  const names = needNames(catalogue, locale, t)
  const hasFixings = needs.some(({ kind }) => kind === 'mounting')
  // Named once, below the first lock.
  const supplies = lockSupplyRows(product, catalogue, locale, t)
  const rows = needs.flatMap((need) => [
    { label: names.kind(need.kind), value: valueOf(need, product, catalogue, locale, t) },
    ...(need.kind === 'lock' ? supplies.splice(0) : []),
  ])
  return product.drilling && !hasFixings
    ? [...rows, { label: t('order:kinds.mounting'), value: t('guide:parts.fixings') }]
    : rows
}

/** Names the supply of the locks that a product opens, and whether it may be the product's own; empty if it opens none. */
export function lockSupplyRows(product: Product, catalogue: Catalogue, locale: Locale, t: Words): Row[] {
  const supplies = lockSupplies(product, catalogue).map(({ model }) => model)
  if (supplies.length === 0) return []
  const models = anyOf(supplies, locale)
  const feedsBoth = feedsLocksToo(product, catalogue)
  const value = t(feedsBoth ? 'guide:parts.lockSupplyValue' : 'guide:parts.lockSupplyOther', { models })
  return [{ label: t('guide:parts.lockSupply'), value }]
}

/** Parts that are always needed come before parts needed on some doors, and those before the rest. */
function rankOf({ isOptional, requiredOn }: Need): number {
  return isOptional ? (requiredOn ? 1 : 2) : 0
}

function valueOf(need: Need, product: Product, catalogue: Catalogue, locale: Locale, t: Words): string {
  const { kind, types = [], from, note } = need
  const names = needNames(catalogue, locale, t)
  const typed = anyOf(
    types.map((type) => names.type(kind, type)),
    locale,
  )
  const told = note?.[locale] ?? ''
  const source = from === undefined || (from === 'supplied' && saysSupplied(need)) ? '' : t(`order:${from}`)
  const details = [
    from ? told || typed : modelsFor(need, product, catalogue, locale, t),
    quantityOf(need, t),
    from ? source : told,
    needCondition(need, t),
  ]
  return capitalise(details.filter((detail) => detail !== '').join(MARKS[locale].comma))
}

/** Says whether a need is optional, and where it is required; nothing of one that always is. */
export function needCondition({ isOptional, requiredOn }: Need, t: Words): string {
  if (!isOptional) return ''
  return requiredOn ? t(`order:requiredOn.${requiredOn}`) : t('order:optional')
}

/** Says how many there are of a need; nothing of a single one. */
export function quantityOf({ kind, count = 1 }: Need, t: Words): string {
  if (count === 1) return ''
  // One licence may cover all of them.
  if (kind === 'licence') return t('order:covers', { count })
  return t(UP_TO.includes(kind) ? 'guide:parts.upTo' : 'order:count', { count })
}

/** Names what meets a need, each under its own first type that would do: a lock as it is delivered. */
function modelsFor(need: Need, product: Product, catalogue: Catalogue, locale: Locale, t: Words): string {
  const { kind, types = [] } = need
  const found = suppliersOf(need, product.code, catalogue.snapshot.product).toSorted(
    (a, b) => Number(product.related.includes(b.code)) - Number(product.related.includes(a.code)),
  )
  const name = (some: readonly Product[], most: number) => {
    const models = some.map(({ model }) => model)
    return anyOf(models.length > most ? [...models.slice(0, most), t('guide:parts.another')] : models, locale)
  }
  if (!TOLD_APART.includes(kind)) return name(found, NAMED.all)
  const typeOf = ({ provides = [] }: Product) =>
    provides.flatMap((each) => (each.kind === kind ? (each.types ?? []) : [])).find((type) => types.includes(type))
  const names = needNames(catalogue, locale, t)
  const groups = types.flatMap((type) => {
    const some = found.filter((other) => typeOf(other) === type)
    return some.length > 0
      ? [t('guide:parts.ofType', { type: names.type(kind, type), models: name(some, NAMED.ofType) })]
      : []
  })
  return groups.join(MARKS[locale].semicolon)
}
