import { PARTS_OFF } from '#vendor/site.ts'

/** Returns whether the vendor's site has the part at an address: a part that is off has no page and no link. */
export function isOn(path: string): boolean {
  return !PARTS_OFF.some((off) => off === path)
}
