import { each, times } from '../../kit/solid.ts'
import { area, circle, glass, line, type Pigment, round, shape } from '../../kit/pen.ts'
import { rect, shade } from './building.ts'

/** A car from its right side, driving to the right: 4.6 m long, in units of `size` a metre. */
export function car(x: number, foot: number, size: number, colour: Pigment): string {
  const body =
    'M10-30Q4-30 4-38V-62Q4-76 16-82 44-90 74-96 106-128 136-140 176-149 232-147 266-145 288-130L332-99Q392-93 432-82 452-75 456-58V-38Q456-30 448-30H400A38 38 0 0 0 324-30H132A38 38 0 0 0 56-30z'
  const windows = 'M92-98Q120-126 142-132 172-139 196-139V-98zM206-139Q252-140 276-126L312-99H206z'
  const seams = 'M201-139V-40M312-99Q326-92 326-70M201-40H138M318-40H201M60-80H80M214-82h20M112-84h20'
  const wheel = (at: number) =>
    `<circle cx="${at}" cy="-32" r="32" fill="var(--ink)"/><circle cx="${at}" cy="-32" r="19" fill="var(--plinth-2)" stroke="none"/><circle cx="${at}" cy="-32" r="5" fill="var(--ink)"/>`
  return `<g transform="translate(${x} ${foot}) scale(${round(size / 100, 4)})" stroke-width="1.5">${[
    `<ellipse cx="230" cy="0" rx="240" ry="7" fill="var(--ink)" fill-opacity=".16" stroke="none"/>`,
    `<path d="${body}" fill="var(--${colour})"/>`,
    glass(windows),
    `<path d="M246-98Q246-114 257-116 251-124 258-130 268-132 269-122 268-116 266-114 276-110 277-98z" fill="var(--ink-3)" stroke="none"/>`,
    `<path d="${windows}${seams}"/>`,
    `<path d="M430-80q20 6 24 22l-20-4z" fill="var(--light)"/><path d="M4-70h14v16H4z" fill="var(--vermilion)"/>`,
    wheel(94),
    wheel(362),
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
