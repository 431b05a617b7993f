import { area, line, shape } from '../../kit/pen.ts'
import { BEAM, beam, cutWall, FLOOR, rect, roundel, ruled, shade, skirting, storey, wall } from '../parts/building.ts'
import { walking } from '../../kit/people.ts'
import type { Scene } from '../scene.ts'

const WALL = 424
const HEAD = 166

/** The end of a corridor: the panel, the call point, the door that lets go, the stair behind it. */
export const fireStair: Scene = {
  scale: 0.12,
  paint: (device) => [
    wall('sheet'),
    area(rect(WALL, BEAM, 720 - WALL, FLOOR - BEAM), 'plinth'),
    beam(),
    device('ss-fd11', { x: 66, y: BEAM, at: 'head' }),
    device('ss-fd11', { x: 330, y: BEAM, at: 'head' }),
    device('ss-fd21', { x: 570, y: BEAM, at: 'head' }),
    skirting(0, 276),
    shade(rect(66, 216, 58, 72), 0.15),
    device('ss-fr254', { x: 90, y: 250, at: 'middle' }),
    roundel(226, 190, 10, 'ochre'),
    roundel(226, 190, 4, 'sheet'),
    device('ss-fm10', { x: 226, y: 272, at: 'middle' }),
    line('M226 200V264M90 214V190H216', 0.8),
    fireDoor(),
    device('oa-k280', { x: 338, y: HEAD, at: 'head' }),
    sign(),
    cutWall(WALL - 12, BEAM, 12, HEAD - 40),
    cutWall(WALL - 12, HEAD - 40, 12),
    stair(),
    walking(462, FLOOR, 190, { facesLeft: true, hasLongHair: true }),
    walking(176, FLOOR, 204, { coat: 'grey' }),
    storey(),
  ],
}

/** Two leaves that are shut, each with a pane. */
function fireDoor(): string {
  const leaf = (x: number) =>
    area(rect(x, HEAD, 62, FLOOR - HEAD), 'ochre') + shape(rect(x + 24, HEAD + 30, 14, 86), 'light', 0.9)
  return [
    area(rect(271, HEAD - 5, 134, FLOOR - HEAD + 5)),
    leaf(276),
    leaf(338),
    line(`M338 ${HEAD}V${FLOOR}`, 1.2),
    line(`M282 ${HEAD + 132}H332M344 ${HEAD + 132}H394`, 3, { colour: 'plinth' }),
    shade(rect(276, HEAD, 124, 6), 0.24),
  ].join('')
}

/** The lamp over the way out: someone who walks to a door. */
export function sign(): string {
  return (
    shape(rect(308, 126, 60, 24), 'light', 1.1) +
    area('M350 130h11v16h-11z', 'ink-2') +
    line('M318 138h20m-6-6l6 6-6 6', 1.6)
  )
}

/** A flight that is cut, and the one behind it. */
export function stair(): string {
  const tread = 26
  const rise = 17
  const count = 9
  const steps = `v${-rise}h${tread}`.repeat(count)
  const cut = `M494 ${FLOOR}${steps}V${FLOOR - rise * count + 26}L520 ${FLOOR}z`
  return [
    area(`M560 ${BEAM}h30l130 78v20z`),
    area(cut),
    ruled([507, 720, tread], 0.7, (x) => `M${x} ${Math.round(FLOOR - ((x - 494) / tread) * rise - 5)}v-66`),
    line(`M507 ${FLOOR - 84}L720 ${Math.round(FLOOR - 84 - ((720 - 507) / tread) * rise)}`, 2.2),
  ].join('')
}
