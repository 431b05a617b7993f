import { PARTS_OFF } from '#vendor/site.ts'

/** The parts that a vendor can do without, by address. Solutions and firmware are left out when there is no record of them. */
export const PARTS = ['/success-stories', '/door-schedule', '/faqs'] as const

/** Returns whether the vendor's site has the part at an address: a part that is off has no page and no link. */
export function isOn(path: string): boolean {
  return !PARTS_OFF.some((off) => off === path)
}
