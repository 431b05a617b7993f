import { box, decimal, line, oval, shape } from '../../kit/solid.ts'
import { SCENE } from './settings.ts'

/** Floor and back wall of a room, the floor's edge at a height. */
export function room(edge: number, wall = 'plaster', floor = 'room-floor'): string {
  const { width, height } = SCENE
  return [
    box(0, 0, width, edge, 0, `url(#${wall})`),
    box(0, edge, width, height - edge, 0, `url(#${floor})`),
    box(0, edge - 12, width, 12, 0, '#bdb6aa', 'opacity=".7"'),
    line(`M0 ${edge}H${width}`, '#8f887c', 1.5),
  ].join('')
}

/** The open air: sky, a strip of green and the ground's edge. */
export function outdoors(edge: number, floor = 'asphalt'): string {
  const { width, height } = SCENE
  return [
    box(0, 0, width, edge, 0, 'url(#daylight)'),
    shape(`M0 ${edge}v-46q60-34 120-8t130-14 150 6 160-16 160 12v66z`, '#9fae93', 'opacity=".75"'),
    box(0, edge, width, height - edge, 0, `url(#${floor})`),
    box(0, edge - 5, width, 9, 0, '#a9a499'),
  ].join('')
}

/** The shadow at the foot of what stands on a floor. */
export function footShadow(x: number, y: number, width: number, depth = 16): string {
  return oval(x, y, width / 2, depth, 'url(#cast)')
}

/** Someone standing, as a quiet outline to measure by; `height` is that of the person. */
export function figure(x: number, foot: number, height: number, colour = '#8f887c'): string {
  const d =
    'M0-174a11 12 0 0 1 11 12c0 7-3 12-6 15v6c10 3 18 6 20 16l5 42c1 5-5 6-6 2l-7-31-1 36 4 72c0 5-11 5-12 0l-7-62h-2l-7 62c-1 5-12 5-12 0l4-72-1-36-7 31c-1 4-7 3-6-2l5-42c2-10 10-13 20-16v-6c-3-3-6-8-6-15a11 12 0 0 1 11-12z'
  return `<path d="${d}" fill="${colour}" transform="translate(${decimal(x)} ${decimal(foot)}) scale(${decimal(height / 174)})"/>`
}
