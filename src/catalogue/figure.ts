import type { DisplayedAttribute } from './attribute-value.ts'

/** A value to be set large, its unit apart. */
export type Figure = { number: string; unit: string }

/**
 * Takes a written value apart into what is set large and what is set small.
 *
 * @example figureOf({ display: '≤ 0.3 s', unit: 's' }) // { number: '≤ 0.3', unit: 's' }
 */
export function figureOf({ display, unit }: Pick<DisplayedAttribute, 'display' | 'unit'>): Figure {
  if (unit === '' || !display.endsWith(unit)) return { number: display, unit: '' }
  return { number: display.slice(0, -unit.length).trimEnd(), unit }
}
