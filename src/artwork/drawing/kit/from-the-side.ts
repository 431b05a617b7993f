import { circle, line, round } from './pen.ts'

/*
 * Things as they stand in a section, on a line `ground`.
 */

type PersonStyle = {
  /** To the left instead of the right. */
  facesLeft?: boolean
  /** The way of the hand from the shoulder, for someone 74 units tall; null for nobody's hand to be seen. */
  reach?: string | null
}

const HEIGHT = 74

/** A person of `height` units. */
export function person(x: number, ground: number, height = HEIGHT, style: PersonStyle = {}): string {
  const { facesLeft = false, reach = '15-40L22-46' } = style
  const scale = height / HEIGHT
  const placed = `translate(${x} ${ground}) scale(${round(facesLeft ? -scale : scale, 3)} ${round(scale, 3)})`
  const head = '<circle cx="1" cy="-67" r="6.5" fill="var(--sheet)"/>'
  const body = '<path d="M-9-57Q0-62 9-57L11-30H7L6 0H1L0-27L-4 0H-9L-7-30H-10z" fill="var(--sheet)"/>'
  const arm = reach === null ? '' : `<path d="M8-54L${reach}"/>`
  return `<g transform="${placed}">${head}${body}${arm}</g>`
}

/** A tree with a trunk of `height` units below a crown of `radius`. */
export function tree(x: number, ground: number, height: number, radius: number): string {
  const crown = ground - height - radius * 0.6
  const branches = Array.from({ length: 7 }, (_, index) => {
    const angle = index * 2.4 + x
    const reach = radius * (0.35 + 0.09 * index)
    const bend = `${round(x + Math.cos(angle) * reach * 0.4, 0)} ${round(ground - height - radius * 0.3, 0)}`
    const tip = `${round(x + Math.cos(angle) * reach, 0)} ${round(crown + Math.sin(angle) * reach, 0)}`
    return `M${x} ${round(ground - height * 0.8)}Q${bend} ${tip}`
  })
  return line(`M${x} ${ground}V${ground - height}`) + circle(x, round(crown), radius) + line(branches.join(''), 0.6)
}
