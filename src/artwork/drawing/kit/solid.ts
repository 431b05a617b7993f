/*
 * Solid shapes that device pictures are made of. Each function gives SVG markup; lengths are the picture's units.
 * Pictures are files of their own, used as <img>: their colours are the devices' and do not follow the page.
 */

/** The colours of a gradient, and their opacity, by their offset from 0 to 1. */
type Stops = Readonly<Record<number, string | readonly [colour: string, opacity: number]>>
/** Where a linear gradient starts and ends, in shares of the shape. */
type Direction = readonly [x1: number, y1: number, x2: number, y2: number]
/** Middle and radius of a radial gradient, and where its light falls, in shares of the shape. */
type Round = { cx?: number; cy?: number; r?: number; fx?: number; fy?: number }

const DOWN: Direction = [0, 0, 0, 1]
/** The direction of a gradient from the left to the right. */
export const ACROSS: Direction = [0, 0, 1, 0]

/** Defines a linear gradient, downward unless another direction is given. */
export function linear(id: string, stops: Stops, [x1, y1, x2, y2]: Direction = DOWN): string {
  const way = `x1="${decimal(x1)}" y1="${decimal(y1)}" x2="${decimal(x2)}" y2="${decimal(y2)}"`
  return `<linearGradient id="${id}" ${way}>${formatStops(stops)}</linearGradient>`
}

/** Defines a radial gradient. */
export function radial(id: string, stops: Stops, { cx = 0.5, cy = 0.5, r = 0.5, fx, fy }: Round = {}): string {
  const focus = fx === undefined || fy === undefined ? '' : ` fx="${decimal(fx)}" fy="${decimal(fy)}"`
  const circle = `cx="${decimal(cx)}" cy="${decimal(cy)}" r="${decimal(r)}"${focus}`
  return `<radialGradient id="${id}" ${circle}>${formatStops(stops)}</radialGradient>`
}

/** A rectangle with rounded corners. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string {
  const corners = radius ? ` rx="${decimal(radius)}"` : ''
  const place = `x="${decimal(x)}" y="${decimal(y)}" width="${decimal(width)}" height="${decimal(height)}"`
  return `<rect ${place}${corners} fill="${fill}"${attributes(more)}/>`
}

/** A circle. */
export function disc(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${decimal(x)}" cy="${decimal(y)}" r="${decimal(radius)}" fill="${fill}"${attributes(more)}/>`
}

/** A rectangle and its outline. */
export function framed(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  rim: string,
  rimWidth = 1,
): string {
  return box(x, y, width, height, radius, fill) + box(x, y, width, height, radius, 'none', outline(rim, rimWidth))
}

/** A circle and its outline. */
export function rimmed(x: number, y: number, radius: number, fill: string, rim: string, rimWidth = 1): string {
  return disc(x, y, radius, fill) + disc(x, y, radius, 'none', outline(rim, rimWidth))
}

/** An ellipse. */
export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  const place = `cx="${decimal(x)}" cy="${decimal(y)}" rx="${decimal(rx)}" ry="${decimal(ry)}"`
  return `<ellipse ${place} fill="${fill}"${attributes(more)}/>`
}

/** A filled path. */
export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${attributes(more)}/>`
}

/** A path that is drawn and not filled. */
export function line(d: string, colour: string, width: number, more = ''): string {
  return shape(d, 'none', `${outline(colour, width)}${attributes(more)}`)
}

/** The attributes of an outline, for shapes that are outlined. */
export function outline(colour: string, width = 1): string {
  return `stroke="${colour}"${width === 1 ? '' : ` stroke-width="${decimal(width)}"`}`
}

/** Ends and corners of a line drawn with a round tip. */
export const ROUND_ENDS = 'stroke-linecap="round"'
export const ROUND_LINE = 'stroke-linecap="round" stroke-linejoin="round"'

/** A pattern of dots, as in the cloth of a loudspeaker. */
export function dots(id: string, spacing: number, radius: number, fill: string): string {
  const tile = `width="${spacing}" height="${spacing}" patternUnits="userSpaceOnUse"`
  return `<pattern id="${id}" ${tile}>${disc(spacing / 2, spacing / 2, radius, fill)}</pattern>`
}

/** The three arcs of contactless reading, from their lower end. */
export function waves(x: number, y: number, size: number, colour: string, width: number, opacity = 1): string {
  const arcs = [1, 2, 3].map((arc) => {
    const start = `${decimal(x + size * 0.28 * (arc - 1))} ${decimal(y - size * 0.34 * arc)}`
    return `M${start}q${decimal(size * 0.42 * arc)} ${decimal(size * 0.34 * arc)} 0 ${decimal(size * 0.68 * arc)}`
  })
  return line(arcs.join(''), colour, width, `${ROUND_ENDS}${opacity === 1 ? '' : ` opacity="${decimal(opacity)}"`}`)
}

/** Draws each of a list. */
export function each<Item>(items: readonly Item[], draw: (item: Item, index: number) => string): string {
  return items.map(draw).join('')
}

/** Repeats a drawing around a point, from the right and clockwise. */
export function around(
  count: number,
  [x, y]: readonly [x: number, y: number],
  radius: number,
  draw: (x: number, y: number) => string,
  turn = 0,
): string {
  return times(count, (index) => {
    const angle = (index / count) * Math.PI * 2 + turn
    return draw(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
  })
}

/** Moves markup, and scales it. */
export function placed(markup: string, x: number, y: number, scale = 1): string {
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 10_000) / 10_000})`
  return `<g transform="translate(${decimal(x)} ${decimal(y)})${size}">${markup}</g>`
}

/** Puts a drawing of its own units into a rectangle; `fit` is its `preserveAspectRatio`. */
export function inset(
  x: number,
  y: number,
  width: number,
  height: number,
  viewBox: string,
  content: string,
  fit?: string,
): string {
  const place = `x="${decimal(x)}" y="${decimal(y)}" width="${decimal(width)}" height="${decimal(height)}"`
  const ratio = fit === undefined ? '' : ` preserveAspectRatio="${fit}"`
  return `<svg ${place} viewBox="${viewBox}"${ratio}>${content}</svg>`
}

/** Repeats a drawing with its index. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** Writes a path whose numbers are whole units: whole`M${x} ${y}h${width}`. */
export function whole(text: TemplateStringsArray, ...numbers: readonly number[]): string {
  return String.raw({ raw: text }, ...numbers.map(Math.round))
}

/** Writes a path whose numbers have at most two decimals. */
export function fine(text: TemplateStringsArray, ...numbers: readonly number[]): string {
  return String.raw({ raw: text }, ...numbers.map(decimal))
}

/** Which numbers of a command are along the width (x) and which along the height (y); of the others they take turns. */
const AXES: Readonly<Record<string, string>> = { H: 'x', V: 'y' }

/**
 * Stretches an outline that is written in percent of a width and a height to whole units.
 *
 * @example inPercent(200, 50, 'M10 0H90L50 100z') // 'M20 0H180L100 50z'
 */
export function inPercent(width: number, height: number, outline: string): string {
  return outline.replaceAll(/([A-Z])([^A-Za-z]+)/g, (_, command: string, numbers: string) => {
    const axes = AXES[command] ?? 'xy'
    const stretched = numbers.split(' ').map((number, index) => {
      const size = axes[index % axes.length] === 'x' ? width : height
      return Math.round(size * (Number(number) / 100))
    })
    return command + stretched.join(' ')
  })
}

/** A cross-head screw, around its middle. */
export function screw(x: number, y: number, scale = 1): string {
  return placed('<use href="#cross-screw"/>', x, y, scale)
}

/** One pole of a row of terminals, from its upper left corner. */
export function pole(x: number, y: number, scale = 1): string {
  return placed('<use href="#pole"/>', x, y, scale)
}

/** A number with at most two decimals, as short as SVG lets it be. */
export function decimal(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')
}

function formatStops(stops: Stops): string {
  const offsets = Object.keys(stops).map(Number)
  // Whole numbers come first among an object's keys.
  return offsets
    .toSorted((a, b) => a - b)
    .map((offset) => {
      const stop = stops[offset] ?? ''
      const [colour, opacity] = typeof stop === 'string' ? [stop, 1] : stop
      const alpha = opacity === 1 ? '' : ` stop-opacity="${decimal(opacity)}"`
      return `<stop offset="${decimal(offset)}" stop-color="${colour}"${alpha}/>`
    })
    .join('')
}

function attributes(more: string): string {
  return more && ` ${more}`
}
