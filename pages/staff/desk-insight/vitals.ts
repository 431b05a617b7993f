import type { Insight } from '../../../src/web/features/staff/desk/desk-types.ts'

export const VITALS = ['lcp', 'inp', 'cls'] as const
export type Vital = (typeof VITALS)[number]
export type VitalRating = 'good' | 'fair' | 'poor'

/** Up to where a value is good, and above what it is poor, as web.dev has them. */
export const LIMITS: Record<Vital, { good: number; poor: number }> = {
  lcp: { good: 2500, poor: 4000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 0.1, poor: 0.25 },
}

/** Judges a value. @example rateVital('lcp', 2600) // 'fair' */
export function rateVital(vital: Vital, value: NonNullable<Insight['templates'][number][Vital]>): VitalRating {
  const { good, poor } = LIMITS[vital]
  return value <= good ? 'good' : value <= poor ? 'fair' : 'poor'
}
