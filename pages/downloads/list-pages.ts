/** Some four or five documents each: about 120 on a page. */
export const PRODUCTS_PER_PAGE = 24

/**
 * Returns the path of a page of the whole list, without language.
 * @example pathOfPage(2) // '/downloads/page/2'
 */
export function pathOfPage(page: number): string {
  return page > 1 ? `/downloads/page/${page}` : '/downloads'
}
