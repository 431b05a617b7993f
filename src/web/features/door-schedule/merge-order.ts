/** Ids of both sides, and of their last common issue, each in its order. */
export type Orders = { was: readonly string[] | undefined; own: readonly string[]; other: readonly string[] }

/**
 * Returns all ids of both sides. Those of both are in the order of the side that has moved some; `settle` chooses between
 * two such orders. Each id of one side alone stands behind the one that it stood behind there.
 */
export function mergeOrder(
  { was, own, other }: Orders,
  settle: (own: string, other: string) => string = greaterOf,
): string[] {
  if (isSame(own, other)) return [...own]
  const [owns, others, known] = [new Set(own), new Set(other), new Set(was)]
  const common = (ids: readonly string[]) => ids.filter((id) => owns.has(id) && others.has(id))
  const hasMoved = (ids: readonly string[]) =>
    !isSame(
      common(ids).filter((id) => known.has(id)),
      common(was ?? []),
    )
  const behind = new Map<string, string[]>()
  // The same way round whichever side is which.
  const sides = [own, other].toSorted((one, two) => (one.join() < two.join() ? -1 : 1))
  for (const ids of sides) {
    let above = ''
    for (const id of ids) {
      if (owns.has(id) && others.has(id)) above = id
      else behind.set(above, [...(behind.get(above) ?? []), id])
    }
  }
  return ['', ...chooseOrder()].flatMap((id) => [...(id === '' ? [] : [id]), ...(behind.get(id) ?? [])])

  function chooseOrder(): readonly string[] {
    const [ours, theirs] = [common(own), common(other)]
    if (isSame(ours, theirs)) return ours
    const [hasOwn, hasOther] = [hasMoved(own), hasMoved(other)]
    if (was && hasOwn !== hasOther) return hasOwn ? ours : theirs
    const choose = was && !hasOwn ? greaterOf : settle
    return choose(ours.join('\n'), theirs.join('\n')).split('\n')
  }
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index])
}

function greaterOf(one: string, other: string): string {
  return one > other ? one : other
}
