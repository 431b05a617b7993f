import { box, line, oval, shape } from '../../kit/solid.ts'
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

/** The open air: sky, a line of hills and the ground's edge. */
export function outdoors(edge: number, floor = 'asphalt'): string {
  const { width, height } = SCENE
  return [
    box(0, 0, width, edge, 0, 'url(#daylight)'),
    shape(`M0 ${edge}v-46q60-34 120-8t130-14 150 6 160-16 160 12v66z`, '#dfd9cd'),
    box(0, edge, width, height - edge, 0, `url(#${floor})`),
    box(0, edge - 5, width, 9, 0, '#bdb6aa'),
  ].join('')
}

/** The shadow at the foot of what stands on a floor. */
export function footShadow(x: number, y: number, width: number, depth = 16): string {
  return oval(x, y, width / 2, depth, 'url(#cast)')
}
