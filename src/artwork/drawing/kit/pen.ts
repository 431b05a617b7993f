/*
 * Lines and areas that every drawing is made of. Each function gives SVG markup; lengths are the drawing's units.
 * Colours are the custom properties of #vendor/palette.css, so that a drawing follows the page into its dark scheme.
 * A line is ink and one unit wide by default: the `<svg>` around it sets this.
 */
import { escapeMarkup } from '../../../base/escape.ts'

export type Pigment =
  | 'ink'
  | 'ink-2'
  | 'ink-3'
  | 'edge'
  | 'line'
  | 'paper'
  | 'sheet'
  | 'plinth'
  | 'plinth-2'
  | 'light'
  | 'indigo'
  | 'vermilion'
  | 'ochre'
  | 'pine'
  | 'plum'
  | 'danger'
  | 'danger-wash'
  | 'ok'
  | 'ok-wash'

/** Panes are a tint of the pine pigment: the tokens have no colour for glass. */
export const GLASS = 'color-mix(in srgb, var(--pine) 24%, var(--sheet))'

type LineStyle = { colour?: Pigment; dashes?: string }
type TextStyle = { colour?: Pigment; anchor?: 'middle'; weight?: number; spacing?: number }

/** Draws along a path. */
export function line(d: string, width = 1, { colour, dashes }: LineStyle = {}): string {
  const stroke = attribute('stroke', colour && paint(colour)) + attribute('stroke-dasharray', dashes)
  return `<path d="${d}"${strokeWidth(width)}${stroke}/>`
}

/** Fills a path, without an outline. */
export function area(d: string, colour: Pigment = 'ink', opacity?: number): string {
  return `<path d="${d}" fill="${paint(colour)}"${attribute('fill-opacity', opacity)} stroke="none"/>`
}

/** Fills a path and draws around it. */
export function shape(d: string, colour: Pigment, width = 1): string {
  return `<path d="${d}" fill="${paint(colour)}"${strokeWidth(width)}/>`
}

/** Draws a circle, filled where a colour is given. */
export function circle(x: number, y: number, radius: number, width = 1, colour?: Pigment): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}"${attribute('fill', colour && paint(colour))}${strokeWidth(width)}/>`
}

/** A pane of glass. */
export function glass(d: string): string {
  return `<path d="${d}" fill="${GLASS}" stroke="none"/>`
}

/** A cable: a dotted line that runs through the whole drawing. */
export function cable(d: string, colour: Pigment = 'plum'): string {
  return `<path d="${d}" stroke="${paint(colour)}" stroke-width="2.5" stroke-dasharray="1 6" stroke-linecap="round"/>`
}

/** Draws a short text with its baseline at `y`. */
export function text(x: number, y: number, words: string, size: number, style: TextStyle = {}): string {
  const { colour = 'ink-3', anchor, weight, spacing } = style
  const type = attribute('font-size', size) + attribute('font-weight', weight) + attribute('letter-spacing', spacing)
  const place = `x="${x}" y="${y}"${attribute('text-anchor', anchor)}`
  return `<text ${place}${type} fill="${paint(colour)}" stroke="none">${escapeMarkup(words)}</text>`
}

/** Defines the hatching of earth and of walls that are cut. `id` must be the page's only one. */
export function hatching(id: string): string {
  const tile = 'width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"'
  const stroke = `<path d="M0 0V9" stroke="${paint('ink')}" stroke-opacity=".22"/>`
  return `<defs><pattern id="${id}" ${tile}>${stroke}</pattern></defs>`
}

/** Fills a path with a hatching. */
export function hatched(d: string, id: string): string {
  return `<path d="${d}" fill="url(#${id})" stroke="none"/>`
}

/** Names a pigment as CSS. */
export function paint(colour: Pigment): string {
  return `var(--${colour})`
}

/** A length with at most `digits` decimals, and not one character more. */
export function round(length: number, digits = 1): number {
  const scale = 10 ** digits
  return Math.round(length * scale) / scale
}

function strokeWidth(width: number): string {
  return attribute('stroke-width', width === 1 ? undefined : width)
}

function attribute(name: string, value: string | number | undefined): string {
  return value === undefined ? '' : ` ${name}="${value}"`
}
