import { type Item, MAX_QUANTITY } from './schedule.ts'

/** The search parameter of an address that asks for devices, `?add=ab-f100-p*3,ab-m200-p`. */
export const ASKED = 'add'

/** More than a schedule takes, so that the caller reports it. */
const MOST = 1000
const ONE = /^([a-z0-9-]{1,60})(?:\*(\d{1,4}))?$/

/** Returns the path, without language, that opens the schedule and collects items. */
export function collectPath(items: readonly Item[]): string {
  const list = items.map(({ code, quantity }) => (quantity > 1 ? `${code}*${quantity}` : code))
  return `/door-schedule?${ASKED}=${list.join()}`
}

/** Returns the items that an address asks for; unreadable ones are left out. Anybody may have written it. */
export function readAsked(search: string): Item[] {
  const list = new URLSearchParams(search).get(ASKED)?.split(',') ?? []
  return list.slice(0, MOST).flatMap((text) => {
    const [, code, figure = '1'] = ONE.exec(text) ?? []
    const quantity = Number(figure)
    return code !== undefined && quantity > 0 && quantity <= MAX_QUANTITY ? [{ code, quantity }] : []
  })
}
