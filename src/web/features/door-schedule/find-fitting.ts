import type { Provision } from '../../../content/schema/ordering.ts'
import type { Part, Parts } from './parts.ts'

/**
 * Returns the product of the same category, on sale, that fits a condition and does what another one does, the closest in
 * the catalogue's order; undefined if there is none.
 */
export function findFitting(part: Part, { list }: Parts, fits: (part: Part) => boolean): Part | undefined {
  const place = list.indexOf(part)
  return list
    .filter((each) => each.isSold && each.code !== part.code && each.category === part.category && fits(each))
    .filter(({ provides }) => part.provides.every((one) => provides.some((given) => isLike(one, given))))
    .toSorted((a, b) => Math.abs(list.indexOf(a) - place) - Math.abs(list.indexOf(b) - place))[0]
}

/** A detector of motion is no panic button; but of a lock the type itself may be what is wrong. */
function isLike({ kind, types }: Provision, other: Provision): boolean {
  if (kind !== other.kind) return false
  return kind === 'lock' || !types || types.some((type) => other.types?.includes(type))
}
