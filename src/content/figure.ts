import type { DisplayedAttribute } from './attribute-value.ts'

/** A value to be shown in large type, without its unit. */
export type Figure = { number: string; unit: string }

/**
 * Returns a formatted value as it stands beside its label: without a unit that the label names already.
 * @example besideLabel({ label: 'Cameras', display: '1,000 cameras', unit: 'cameras' }) // '1,000'
 */
export function besideLabel(shown: Pick<DisplayedAttribute, 'label' | 'display' | 'unit'>): string {
  const words = shown.label.toLowerCase().split(' ')
  return words.includes(shown.unit) ? figureOf(shown).number : shown.display
}

/**
 * Splits a formatted value into its large part and its unit. A degree sign is part of the number: set smaller, it would
 * stand at half the height of the digits.
 * @example figureOf({ display: '≤ 0.3 s', unit: 's' }) // { number: '≤ 0.3', unit: 's' }
 */
export function figureOf({ display, unit }: Pick<DisplayedAttribute, 'display' | 'unit'>): Figure {
  if (unit === '' || unit === '°' || !display.endsWith(unit)) return { number: display, unit: '' }
  return { number: display.slice(0, -unit.length).trimEnd(), unit }
}
