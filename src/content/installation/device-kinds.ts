import type { Shelf } from '../catalogue.ts'
import type { DeviceKind, Installation } from '../schema/installation.ts'

/** Returns what guides say of products on a shelf: of the shelf itself, its sub-category or its category. */
export function deviceKindOf(shelf: Shelf, { kinds }: Installation): DeviceKind | undefined {
  return [shelf.specification.id, shelf.subCategory.id, shelf.category.id]
    .map((id) => kinds.find(({ of }) => of.includes(id)))
    .find((kind) => kind !== undefined)
}
