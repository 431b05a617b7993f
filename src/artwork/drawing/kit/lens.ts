import { disc, fine, line, outline, oval, ROUND_ENDS, shape } from './solid.ts'

/** A camera's lens with its rings, and the light on its coating. */
export function lens(x: number, y: number, radius: number): string {
  const rings = [
    disc(x, y, radius, 'url(#ring)'),
    disc(x, y, radius * 0.94, '#0b0b0c'),
    disc(x, y, radius * 0.88, 'url(#inner-ring)'),
    disc(x, y, radius * 0.78, '#070809'),
    disc(x, y, radius * 0.7, 'none', outline('#23252a', radius * 0.02)),
    disc(x, y, radius * 0.66, 'url(#lens)'),
    disc(x, y, radius * 0.64, 'url(#coating)'),
    disc(x, y, radius * 0.5, 'none', `${outline('#5f6d8a')} stroke-opacity=".28"`),
    disc(x, y, radius * 0.36, '#06080c', 'opacity=".75"'),
    disc(x, y, radius * 0.35, 'none', `${outline('#7c88a6')} stroke-opacity=".25"`),
    disc(x, y, radius * 0.17, '#020304'),
  ]
  return rings.join('') + lights(x, y, radius)
}

function lights(x: number, y: number, radius: number): string {
  // A point and a radius on the lens, in shares of its own radius.
  const at = (dx: number, dy: number) => fine`${x + radius * dx} ${y + radius * dy}`
  const arc = (share: number) => fine`A${radius * share} ${radius * share} 0 0`
  const outer = `M${at(-0.52, -0.2)}${arc(0.56)} 1 ${at(-0.04, -0.56)}`
  const inner = `L${at(-0.06, -0.4)}${arc(0.4)} 0 ${at(-0.38, -0.14)}z`
  const rim = `M${at(0.2, 0.5)}${arc(0.54)} 0 ${at(0.5, 0.2)}`
  const spark = `opacity=".9" transform="rotate(-40 ${at(-0.2, -0.22)})"`
  return [
    shape(outer + inner, '#dfe8ff', 'opacity=".34"'),
    oval(x - radius * 0.2, y - radius * 0.22, radius * 0.075, radius * 0.05, '#fff', spark),
    line(rim, '#8fb7c9', radius * 0.035, `stroke-opacity=".4" ${ROUND_ENDS}`),
  ].join('')
}

/** One of the small cameras of a face terminal. */
export function smallLens(x: number, y: number, radius: number): string {
  return [
    disc(x, y, radius, '#050506'),
    disc(x, y, radius * 0.98, 'none', outline('#3a3b3e')),
    disc(x, y, radius * 0.8, 'url(#lens)'),
    disc(x, y, radius * 0.78, 'url(#coating)'),
    disc(x, y, radius * 0.3, '#020304'),
    oval(x - radius * 0.26, y - radius * 0.3, radius * 0.13, radius * 0.09, '#fff', 'opacity=".8"'),
  ].join('')
}
