/* The product that a drawing shows as the fire alarm panel; none if you have no such drawing. */

export const FIRE_PANEL = 'none' as const
