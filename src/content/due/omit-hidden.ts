import type { AnySchema } from 'yup'
import { outOfSite } from '../../base/base-path.ts'
import { splitLocale } from '../../base/i18n/localised-path.ts'
import { SITE } from '#vendor/site.ts'
import { pointersOf } from '../references.ts'
import type { ReferenceTarget } from '../schema/fields.ts'

/** Ids of records that are not shown, by what refers to them. */
export type Hidden = Partial<Record<ReferenceTarget, ReadonlySet<string>>>

/**
 * Returns a record without its references to what is hidden: an item of a list is left out of the list, a field of its
 * own is left out. A record without such references is given back as it is.
 */
export function omitHidden<Item>(record: Item, schema: AnySchema, hidden: Hidden): Item {
  let left: unknown = record
  for (const { path, references } of pointersOf(schema)) {
    const ids = references && hidden[references]
    if (ids && ids.size > 0) left = without(left, path, ids)
  }
  // The omitted value is optional, or an item of a list.
  return left as Item
}

function without(value: unknown, path: readonly string[], ids: ReadonlySet<string>): unknown {
  const [step, ...rest] = path
  if (step === undefined) return typeof value === 'string' && ids.has(value) ? undefined : value
  if (typeof value !== 'object' || value === null) return value
  if (step === '*') {
    if (!Array.isArray(value)) return value
    const items = value.map((item) => without(item, rest, ids))
    return items.some((item, index) => item !== value[index]) ? items.filter((item) => item !== undefined) : value
  }
  // An object that is no list.
  const fields = value as Record<string, unknown>
  const field = without(fields[step], rest, ids)
  return field === fields[step] ? value : { ...fields, [step]: field }
}

/**
 * A Markdown link with its words, which may have an image or escaped brackets, and its target. Each part has a most, and
 * ends where the next can begin alone: a hostile text is searched in a time that grows as its length.
 */
const LINK =
  /\[((?:\\.|\[[^[\]]{0,200}\]|[^[\]\\]){0,400})\]\([ \t\n]{0,9}<?([^\s<>()]{0,300})(?:[\s>][^()]{0,200})?\)/g

/** Returns content in which the words of links to hidden paths stand without the link, at any depth. */
export function unlink<Part>(part: Part, paths: ReadonlySet<string>): Part {
  // The same shape as what was given.
  return unlinkValue(part, paths) as Part
}

function unlinkValue(value: unknown, paths: ReadonlySet<string>): unknown {
  if (typeof value === 'string') {
    if (!value.includes('](')) return value
    return value.replace(LINK, (link: string, words: string, target: string) =>
      paths.has(pathOf(target) ?? '') ? words : link,
    )
  }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => unlinkValue(item, paths))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  const entries = Object.entries(value).map(([key, field]) => [key, unlinkValue(field, paths)] as const)
  const fields = value as Record<string, unknown>
  return entries.some(([key, field]) => field !== fields[key]) ? Object.fromEntries(entries) : value
}

/** Returns the path of a link's target without language; undefined if it leads to another site. */
function pathOf(target: string): string | undefined {
  if (!URL.canParse(target, SITE.origin)) return undefined
  const { origin, pathname } = new URL(target, SITE.origin)
  const path = URL.canParse(target) ? outOfSite(pathname) : pathname
  return origin === SITE.origin && path !== undefined ? splitLocale(decode(path)).path : undefined
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** A possible path of a record's page, alone or in a longer address. */
const PATH = /\/(?:products|solutions|news|faqs)\/[a-z0-9-]+/g

/** Lists those of the paths that a text names. */
export function pathsIn(text: string, paths: ReadonlySet<string>): string[] {
  return text.includes('/') ? (text.match(PATH) ?? []).filter((path) => paths.has(path)) : []
}
