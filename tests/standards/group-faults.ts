/** What is wrong and at which element, and on which page. */
export type Fault = { page: string; what: string }

/** Says each fault once, with the first page that has it: one in the header would be said of every page. */
export function groupFaults(faults: readonly Fault[]): string[] {
  const pagesOf = new Map<string, Set<string>>()
  for (const { page, what } of faults) pagesOf.set(what, (pagesOf.get(what) ?? new Set()).add(page))
  return [...pagesOf].map(([what, pages]) => {
    const [first] = pages
    return `${first}${pages.size > 1 ? ` and ${pages.size - 1} more` : ''}: ${what}`
  })
}
