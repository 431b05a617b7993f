import type { Part, Parts } from './parts.ts'

/**
 * Returns the product of the same category, on sale, that fits a condition and provides all kinds that another one
 * provides, the closest in the catalogue's order; undefined if there is none.
 */
export function findFitting(part: Part, { list }: Parts, fits: (part: Part) => boolean): Part | undefined {
  const kinds = part.provides.map(({ kind }) => kind)
  const place = list.indexOf(part)
  return list
    .filter((each) => each.isSold && each.code !== part.code && each.category === part.category && fits(each))
    .filter(({ provides }) => kinds.every((kind) => provides.some((given) => given.kind === kind)))
    .toSorted((a, b) => Math.abs(list.indexOf(a) - place) - Math.abs(list.indexOf(b) - place))[0]
}
