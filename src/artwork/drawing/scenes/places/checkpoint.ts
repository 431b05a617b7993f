import { area, line, shape } from '../../kit/pen.ts'
import { beam, FLOOR, ground, pane, post, rect, ruled, shade, wall } from '../parts/building.ts'
import { table } from '../parts/furniture.ts'
import { looking, walking } from '../../kit/people.ts'
import type { Scene } from '../scene.ts'

/** An entrance where everyone walks through one gate. */
export const checkpoint: Scene = {
  scale: 0.125,
  paint: (device) => [
    wall('sheet'),
    window(20, 210),
    window(512, 188),
    beam(),
    post(230, 20, 22),
    post(490, 20, 22),
    shade(rect(252, 20, 14, FLOOR - 20), 0.05),
    device('smoke-detector', { x: 361, y: 20, at: 'head' }),
    device('dome-camera', { x: 610, y: 20, at: 'head' }),
    device('call-point', { x: 501, y: 258, at: 'middle' }),
    stand(),
    device('temperature-screener', { x: 118, y: 250 }),
    walking(52, FLOOR, 212, { coat: 'grey' }),
    ground(),
    mat(),
    walking(356, FLOOR, 206, { hasLongHair: true }),
    device('metal-detector', { x: 361, y: FLOOR }),
    looking(656, FLOOR, 214, { facesLeft: true, coat: 'ochre', hand: [616, 312] }),
    table(546, FLOOR, 130, 104),
    tray(),
    looking(204, FLOOR, 206),
    belt(),
  ],
}

function window(x: number, width: number): string {
  return (
    pane(x, 60, width, FLOOR - 68) +
    ruled([x + width / 3, x + width - 5, width / 3], 1, (at) => `M${at} 60V${FLOOR - 8}`) +
    line(`M${x} 150h${width}`, 1)
  )
}

/** The screener's own post. */
function stand(): string {
  return shape(rect(115, 250, 6, FLOOR - 250), 'plinth-2', 0.9) + area(rect(100, FLOOR - 4, 36, 4))
}

function mat(): string {
  return area(rect(282, FLOOR - 2, 158, 4), 'ochre')
}

function tray(): string {
  return shape(`M572 ${FLOOR - 104}l-5-12h64l-5 12z`, 'plinth-2', 1) + line(`M584 ${FLOOR - 114}q8-10 18 0`, 1.2)
}

/** Two posts and the belt between them. */
function belt(): string {
  const high = FLOOR - 118
  const stay = (x: number) => area(rect(x - 2, high, 4, 118), 'ink-2') + area(rect(x - 13, FLOOR - 3, 26, 3), 'ink-2')
  return area(rect(168, high + 4, 104, 8), 'ochre') + stay(168) + stay(272)
}
