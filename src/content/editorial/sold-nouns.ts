import { BASE_LOCALES } from '../../base/i18n/locale.ts'
import type { LocalisedText } from '../../base/i18n/localised.ts'
import { ENTITY_NAMES } from '../entities.ts'
import type { Fault } from '../faults.ts'
import { keyOf } from '../key-of.ts'
import { meets } from '../ordering.ts'
import type { OrderingKind } from '../schema/ordering.ts'
import type { Product } from '../schema/product.ts'
import type { Locate, Snapshot } from '../snapshot.ts'
import nouns from './sold-nouns.json' with { type: 'json' }
import { listTexts } from './texts.ts'

/** An accessory, a software or a licence by name: its need, or its origin from others. */
type Noun = LocalisedText & { kind?: OrderingKind; type?: string; isFromOthers?: boolean }

// A JSON file's inferred type has strings where these are kinds.
const NOUNS = nouns as readonly Noun[]

/** The words of a text that sends people elsewhere. */
const ELSEWHERE: Record<keyof LocalisedText, RegExp> = {
  zh: /由[^，。、；|（）]{0,8}(?:鎖匠|設備商|經銷商|他方|廠商)[^，。；|]{0,4}供應/u,
  en: /from (?:an?|another|some) [\w -]{0,24}(?:dealer|locksmith|supplier|maker|shop)\b|from others/,
}

/**
 * Reports accessories, software and licences that a text names and no product on sale is, and those that a text sends
 * people elsewhere for although they are sold. Also reports parts that a product's own text names but that it does not
 * list among its needs.
 */
export function findUnsoldNouns(snapshot: Snapshot, locate: Locate): Fault[] {
  const { product: products } = snapshot
  const unsold = new Set(NOUNS.filter((noun) => !isSold(noun, products)))
  return ENTITY_NAMES.flatMap((name) =>
    snapshot[name].flatMap((record) => {
      const source = locate(name, keyOf(name, record))
      const owner = name === 'product' ? (record as Product) : undefined
      return listTexts(record).flatMap(({ field, text }) => {
        if (typeof text === 'string') return []
        return BASE_LOCALES.flatMap((locale) =>
          namedIn(text[locale], locale).flatMap((noun): Fault[] => {
            const at = { source, field: `${field}.${locale}`, value: noun[locale] }
            if (unsold.has(noun)) return [{ ...at, expected: 'the name of something that a product on sale is' }]
            if (!noun.isFromOthers && isSentElsewhere(text[locale], noun, locale)) {
              return [{ ...at, expected: 'our own product: it is sold here' }]
            }
            return owner && !isListed(noun, owner, products)
              ? [{ ...at, expected: `a need of ${noun.type ?? noun.kind} in this product` }]
              : []
          }),
        )
      })
    }),
  )
}

function namedIn(text: string, locale: keyof LocalisedText): Noun[] {
  const plain = text.toLowerCase()
  return NOUNS.filter((noun) => plain.includes(noun[locale].toLowerCase()))
}

function isSold({ kind, type, isFromOthers }: Noun, products: readonly Product[]): boolean {
  if (isFromOthers || kind === undefined) return isFromOthers === true
  const need = { kind, ...(type && { types: [type] }) }
  return products.some(
    ({ status, provides }) =>
      status === 'active' && provides?.some((each) => meets(need, { ...each, fits: undefined }, '')),
  )
}

const CLAUSE_END = { zh: /[，。；|\n]/u, en: /[.;|\n]/u } satisfies Record<keyof LocalisedText, RegExp>

/** Whether the same clause or cell says that it comes from someone else. */
function isSentElsewhere(text: string, noun: Noun, locale: keyof LocalisedText): boolean {
  return text
    .split(CLAUSE_END[locale])
    .some((clause) => clause.toLowerCase().includes(noun[locale].toLowerCase()) && ELSEWHERE[locale].test(clause))
}

/** Parts that are made for certain products must be offered on their pages, as a need or among what is related. */
function isListed({ kind, type }: Noun, owner: Product, products: readonly Product[]): boolean {
  if (kind !== 'mounting' && kind !== 'boom') return true
  const beside = products.filter(({ code }) => owner.related.includes(code))
  return [owner, ...beside]
    .flatMap(({ needs = [], provides = [] }) => [...needs, ...provides])
    .some((each) => each.kind === kind && (!type || each.types?.includes(type)))
}
