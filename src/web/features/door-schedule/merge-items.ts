import { type Item, MAX_ITEMS, MAX_QUANTITY } from './schedule.ts'

/** Returns whether two items are the same product, ordered in the same form. */
export function isSameItem(one: Pick<Item, 'code' | 'failSafe'>, other: Pick<Item, 'code' | 'failSafe'>): boolean {
  return one.code === other.code && one.failSafe === other.failSafe
}

/**
 * Adds items to others; of what is there already, the quantity. Not `areAll` if some went beyond a limit, and was left
 * out. @param most how many different items there can be
 */
export function mergeItems(
  known: readonly Item[],
  added: readonly Item[],
  most = MAX_ITEMS,
): { items: Item[]; areAll: boolean } {
  const items = [...known]
  let areAll = true
  for (const item of added) {
    const at = items.findIndex((each) => isSameItem(each, item))
    const wanted = (items[at]?.quantity ?? 0) + item.quantity
    const isRoom = at >= 0 || items.length < most
    if (!isRoom || wanted > MAX_QUANTITY) areAll = false
    if (isRoom) items.splice(at < 0 ? items.length : at, 1, { ...item, quantity: Math.min(wanted, MAX_QUANTITY) })
  }
  return { items, areAll }
}
