/**
 * Returns the page numbers to link to: the first, the last, and the current one with its neighbours; `undefined` stands for
 * a gap.
 * @example pageNumbers(5, 20) // [1, undefined, 4, 5, 6, undefined, 20]
 */
export function pageNumbers(page: number, pages: number): (number | undefined)[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  )
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0
    if (number - before === 1) return [number]
    // A gap of one page is that page.
    return number - before === 2 ? [number - 1, number] : [undefined, number]
  })
}
