import { each, times } from '../../kit/solid.ts'
import { area, circle, line, shape } from '../../kit/pen.ts'
import { BEAM, beam, courses, FLOOR, ground, rect, ruled, shade, wall } from '../parts/building.ts'
import { looking } from '../../kit/people.ts'
import type { Scene } from '../scene.ts'

/** A production line: a robot behind its fence, a camera that keeps the line on the floor. */
export const factoryLine: Scene = {
  scale: 0.105,
  paint: (device) => [
    wall('sheet'),
    windows(),
    beam(12),
    trusses(),
    column(556),
    fence(),
    robot(),
    conveyor(),
    shape('M536 165h20v6h-20z', 'plinth-2', 0.9),
    device('bullet-camera', { x: 528, y: 148, at: 'head' }),
    view(),
    shade(rect(561, 274, 14, 22), 0.18),
    device('help-point', { x: 566, y: 284, at: 'middle' }),
    worker(640),
    ground(),
    area(rect(66, FLOOR - 2, 440, 4), 'pine'),
    crates(),
  ],
}

/** A band of windows, high up. */
function windows(): string {
  return (
    shape(rect(0, 112, 720, 74), 'plinth', 0.8) +
    ruled([30, 700, 30], 0.6, (x) => `M${x} 112v74`) +
    line('M0 149H720', 0.6)
  )
}

/** Trusses of the roof. */
function trusses(): string {
  const web = times(12, (index) => `M${index * 60} 84L${index * 60 + 30} 24L${index * 60 + 60} 84`)
  return (
    line('M0 24H720M0 84H720', 3) +
    line(web, 1.6) +
    line('M120 84v26M360 84v26', 0.8) +
    each([120, 360], (x) => shape(`M${x - 16} 122q2-12 16-12t16 12z`, 'ink', 0.8))
  )
}

function column(x: number): string {
  return (
    shape(rect(x, BEAM, 20, FLOOR - BEAM), 'plinth', 1.1) +
    line(`M${x + 7} ${BEAM}V${FLOOR}M${x + 13} ${BEAM}V${FLOOR}`, 0.7) +
    shade(rect(x + 13, BEAM, 7, FLOOR - BEAM)) +
    area(rect(x - 6, FLOOR - 5, 32, 5))
  )
}

/** The fence behind the machines. */
function fence(): string {
  const mesh = ruled([64, 500, 8], 0.3, (x) => `M${x} 216V${FLOOR}`) + ruled([216, 420, 16], 0.3, (y) => `M62 ${y}H506`)
  return mesh + ruled([62, 506, 111], 2.4, (x) => `M${x} 208V${FLOOR}`) + line('M62 214H506', 1.6)
}

function conveyor(): string {
  const top = FLOOR - 92
  const rollers = courses(96, 476, 19, (x) => circle(x, top + 9, 5, 0.9, 'sheet'))
  return [
    shade(rect(90, top + 18, 392, 10), 0.12),
    line(`M110 ${top + 18}V${FLOOR}M240 ${top + 18}V${FLOOR}M340 ${top + 18}V${FLOOR}M462 ${top + 18}V${FLOOR}`, 3),
    line(`M110 ${FLOOR - 22}H240M340 ${FLOOR - 22}H462`, 1.2),
    shape(`M88 ${top}h396q9 0 9 9t-9 9H88q-9 0-9-9t9-9z`, 'plinth-2', 1.2),
    rollers,
    ...[116, 178, 400].map(
      (x) =>
        shape(rect(x, top - 34, 40, 34), 'sheet', 1) +
        line(`M${x} ${top - 22}h40M${x + 14} ${top - 34}v12h12v-12`, 0.7),
    ),
    shape(rect(296, top - 34, 40, 34), 'sheet', 1) + line(`M296 ${top - 22}h40`, 0.7),
  ].join('')
}

/** Base, two arms, wrist and a gripper over the line. */
function robot(): string {
  const limb = (d: string, width: number) => line(d, width + 2.4) + line(d, width, { colour: 'sheet' })
  return [
    shape(`M228 322h36V${FLOOR}h-36z`, 'plinth-2', 1.1),
    area(`M216 ${FLOOR - 6}h60v6h-60z`),
    shape('M222 322l6-30h36l6 30z', 'sheet', 1.2),
    limb('M246 292L228 204', 26),
    limb('M228 204L296 176', 20),
    limb('M296 176L316 214', 11),
    line('M306 220h22M308 220v14M326 220v14', 2.6),
    ...[
      [246, 288, 17],
      [228, 204, 17],
      [296, 176, 11],
    ].map(
      ([x = 0, y = 0, radius = 0]) => circle(x, y, radius, 1.2, 'plinth-2') + circle(x, y, radius * 0.45, 1, 'sheet'),
    ),
    line('M236 276Q206 250 214 214T268 180', 1.6),
  ].join('')
}

/** The part that the camera watches. */
function view(): string {
  return (
    area(`M514 160L300 ${FLOOR}H506z`, 'pine', 0.08) +
    line(`M514 160L506 ${FLOOR}`, 1.1, { colour: 'pine', dashes: '5 4' })
  )
}

function worker(x: number): string {
  return (
    looking(x, FLOOR, 178, { facesLeft: true, coat: 'grey' }) +
    area(`M${x - 15} 259q0-13 11-13t11 13z`, 'pine') +
    line(`M${x - 19} 259h28`, 1.6, { colour: 'pine' })
  )
}

function crates(): string {
  return (
    shape(rect(4, FLOOR - 44, 50, 44), 'plinth-2', 1) +
    line(`M4 ${FLOOR - 30}h50M4 ${FLOOR - 15}h50`, 0.7) +
    shape(rect(10, FLOOR - 84, 40, 40), 'plinth-2', 1) +
    line(`M10 ${FLOOR - 64}h40`, 0.7)
  )
}
