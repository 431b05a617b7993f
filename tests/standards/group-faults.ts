/** An error with its element, and its page. */
export type Fault = { page: string; what: string }

/** Returns each error once, with its first page: an error in the header would be reported for every page. */
export function groupFaults(faults: readonly Fault[]): string[] {
  const pagesOf = new Map<string, Set<string>>()
  for (const { page, what } of faults) pagesOf.set(what, (pagesOf.get(what) ?? new Set()).add(page))
  return [...pagesOf].map(([what, pages]) => {
    const [first] = pages
    return `${first}${pages.size > 1 ? ` and ${pages.size - 1} more` : ''}: ${what}`
  })
}
