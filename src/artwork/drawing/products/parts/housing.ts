import { box, line, outline } from '../../kit/solid.ts'

/** The finish of a housing: its face, its edge and its side are gradients of the palette. */
export type Finish = 'graphite' | 'white' | 'steel' | 'aluminium' | 'zinc' | 'painted' | 'red'

const DARK: ReadonlySet<Finish> = new Set(['graphite', 'zinc'])

/** Tells whether what is printed on a finish must be light. */
export function isDark(finish: Finish): boolean {
  return DARK.has(finish)
}

/** The colour of print on a finish. */
export function printOn(finish: Finish): string {
  return isDark(finish) ? '#d9d4c8' : finish === 'red' ? '#ffe9e3' : '#6f695e'
}

/** A body seen straight on, lit from the upper left, with a little of its right side and its foot. */
export function housing(width: number, height: number, radius: number, finish: Finish, side = 8): string {
  const shade = finish === 'red' ? 'side-red' : isDark(finish) ? 'side-dark' : 'side-light'
  const light = `M3 ${radius + 20}V${radius + 2}A${radius} ${radius} 0 0 1 ${radius + 2} 2.5H${width * 0.7}`
  return [
    box(side, side * 0.45, width, height, radius, `url(#${shade})`),
    box(0, 0, width, height, radius, `url(#${finish}-edge)`),
    box(2, 1.5, width - 4, height - 4, Math.max(0, radius - 2), `url(#${finish})`),
    finish === 'steel' || finish === 'graphite'
      ? box(2, 1.5, width - 4, height - 4, Math.max(0, radius - 2), 'url(#brushed)')
      : '',
    line(light, '#fff', 1.6, `stroke-opacity="${isDark(finish) ? 0.28 : 0.7}"`),
  ].join('')
}

/** A black pane let into a front. */
export function pane(x: number, y: number, width: number, height: number, radius: number): string {
  return (
    box(x, y, width, height, radius, '#0a0a0a') +
    box(x + 1.5, y + 1.5, width - 3, height - 3, radius - 1, 'url(#glass)')
  )
}

/** The light that falls across a pane from the upper left. */
export function gleam(x: number, y: number, width: number, height: number, radius: number, opacity = 0.8): string {
  const r = Math.max(1, radius)
  const reach = Math.min(width * 0.62, height)
  const d = `M${x} ${y + r}a${r} ${r} 0 0 1 ${r}-${r}h${reach - r}L${x + width * 0.18} ${y + height}H${x + r}a${r} ${r} 0 0 1-${r}-${r}z`
  return `<path d="${rounded(d)}" fill="url(#reflection)" opacity="${opacity}"/>`
}

/** A groove around a face, a hair from its edge. */
export function groove(x: number, y: number, width: number, height: number, radius: number, finish: Finish): string {
  const [dark, light] = isDark(finish) ? ['#1b1a19', '#66645e'] : ['#c9c3b7', '#fff']
  return (
    box(x, y, width, height, radius, 'none', outline(dark, 1.5)) +
    box(x + 1.2, y + 1.5, width, height, radius, 'none', outline(light, 1.2))
  )
}

function rounded(d: string): string {
  return d.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
}
