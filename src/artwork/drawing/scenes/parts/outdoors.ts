import { each, times } from '../../kit/solid.ts'
import { CAR_BODY, CAR_DRIVER, CAR_HEADLAMP, CAR_REAR_LAMP, CAR_SEAMS, CAR_WHEELS, CAR_WINDOWS } from '../../kit/car.ts'
import { area, circle, glass, line, type Pigment, round, shape } from '../../kit/pen.ts'
import { rect, shade } from './building.ts'

/** A car from its right side, driving to the right: 4.6 m long, in units of `size` a metre. */
export function car(x: number, foot: number, size: number, colour: Pigment): string {
  const { above, radius, rim } = CAR_WHEELS
  const wheel = (at: number) =>
    `<circle cx="${at}" cy="${-above}" r="${radius}" fill="var(--ink)"/><circle cx="${at}" cy="${-above}" r="${rim}" fill="var(--plinth-2)" stroke="none"/><circle cx="${at}" cy="${-above}" r="5" fill="var(--ink)"/>`
  return `<g transform="translate(${x} ${foot}) scale(${round(size / 100, 4)})" stroke-width="1.5">${[
    `<ellipse cx="230" cy="0" rx="240" ry="7" fill="var(--ink)" fill-opacity=".16" stroke="none"/>`,
    `<path d="${CAR_BODY}" fill="var(--${colour})"/>`,
    glass(CAR_WINDOWS),
    `<path d="${CAR_DRIVER}" fill="var(--ink-3)" stroke="none"/>`,
    `<path d="${CAR_WINDOWS}${CAR_SEAMS}"/>`,
    `<path d="${CAR_HEADLAMP}" fill="var(--light)"/><path d="${CAR_REAR_LAMP}" fill="var(--vermilion)"/>`,
    ...CAR_WHEELS.at.map(wheel),
  ].join('')}</g>`
}

/** A hedge or a row of shrubs. */
export function hedge(x: number, foot: number, width: number, height: number): string {
  const count = Math.max(2, Math.round(width / (height * 0.9)))
  const step = width / count
  const top = times(count, () => `a${round(step / 2)} ${round(height * 0.5)} 0 0 1 ${round(step)} 0`)
  return shape(`M${x} ${foot}V${round(foot - height * 0.55)}${top}V${foot}z`, 'plinth-2', 0.8)
}

/** A tree with a full crown: the hand of the section drawings, filled. */
export function fullTree(x: number, foot: number, height: number, radius: number): string {
  const crown = foot - height + radius
  const branches = Array.from({ length: 9 }, (_, index) => {
    const angle = index * 2.4 + x
    const reach = radius * (0.3 + 0.07 * index)
    const tip = `${round(x + Math.cos(angle) * reach)} ${round(crown + Math.sin(angle) * reach)}`
    return `M${x} ${round(crown + radius * 0.7)}Q${round(x + Math.cos(angle) * reach * 0.3)} ${round(crown + radius * 0.1)} ${tip}`
  })
  return [
    circle(x, round(crown), radius, 0.9, 'plinth'),
    shade(
      `M${x} ${round(crown - radius)}a${radius} ${radius} 0 0 1 0 ${radius * 2}a${round(radius * 1.6)} ${round(radius * 1.6)} 0 0 0 0 ${-radius * 2}`,
      0.06,
    ),
    line(branches.join(''), 0.6),
    line(`M${x} ${foot}V${round(crown + radius * 0.4)}`, 2),
  ].join('')
}

/** Buildings far away: their outline and rows of windows. */
export function skyline(
  foot: number,
  towers: readonly (readonly [x: number, width: number, height: number])[],
): string {
  return each(towers, ([x, width, height]) => {
    const rows = Math.floor((height - 12) / 13)
    const windows = times(rows, (row) => `M${x + 5} ${foot - height + 10 + row * 13}h${width - 10}`)
    return (
      area(rect(x, foot - height, width, height), 'plinth') +
      line(windows, 4, { colour: 'plinth-2', dashes: '6 4' }) +
      line(`M${x} ${foot}V${foot - height}h${width}V${foot}`, 0.6, { colour: 'edge' })
    )
  })
}
