/** Eight rows of three, twelve of two: the same on numbered pages and in filtered lists. */
export const PRODUCTS_PER_PAGE = 24

/**
 * Returns the path of a page of the whole list, without language.
 * @example pathOfPage(2) // '/products/page/2'
 */
export function pathOfPage(page: number): string {
  return page > 1 ? `/products/page/${page}` : '/products'
}
