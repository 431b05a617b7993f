/** Splits a list into chunks of a size; the last may be shorter. @example chunk([1, 2, 3], 2) // [[1, 2], [3]] */
export function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, piece) =>
    items.slice(piece * size, (piece + 1) * size),
  )
}
