/* The product that a drawing shows as the indoor monitor; none if you have no such drawing. */

export const HOME_MONITOR = 'none' as const
