import { assemble, type Drawing, type DrawingLabels, type Place, type ViewBox } from '../drawing/kit/drawing.ts'
import { area, cable, line, shape } from '../drawing/kit/pen.ts'
import { drawBuilding, drawGround, LOOPED } from './fire-building.ts'
import { drawAlarmStoreys, drawCauses } from './fire-causes.ts'
import { drawEffects } from './fire-effects.ts'

/*
 * Riser diagram of a fire alarm: seven storeys, one loop each, the panel on the ground floor, lift and stair on the
 * right. It holds every cause and every effect of the linkage; the page shows those of the selected cause. Drawn at 1392
 * units.
 */

const BOX: ViewBox = { x: 0, y: 0, width: 1392, height: 776 }

/** Beside what they name, and not on what moves: on a phone a number is 80 units wide. */
const NODES = {
  smoke: { x: 448, y: 318, accent: 'security' },
  heat: { x: 772, y: 672, accent: 'security' },
  callPoint: { x: 976, y: 404, accent: 'access' },
  sounder: { x: 706, y: 214, accent: 'security' },
  panel: { x: 246, y: 578, accent: 'security' },
  lift: { x: 1132, y: 692, accent: 'other' },
  fireDoor: { x: 1044, y: 112, accent: 'access' },
  fan: { x: 1300, y: 60, accent: 'security' },
  exit: { x: 1346, y: 508, accent: 'access' },
} as const satisfies Record<string, Place>

export type FireNode = keyof typeof NODES
export type FireLabels = DrawingLabels<FireNode>

/** Draws the riser diagram of the fire alarm solution. */
export function drawFire(labels: FireLabels): Drawing<FireNode> {
  const parts = [drawGround(), drawAlarmStoreys(), drawBuilding(), loops(), devices(), drawEffects(), drawCauses()]
  return assemble(BOX, parts, NODES, labels)
}

/** Detectors and call points. */
function devices(): string {
  const detectors = LOOPED.flatMap(({ ceiling, name }) =>
    [330, name === '4F' ? 514 : 520, 686, 830, 972].map((x) => detector(x, ceiling)),
  )
  const callPoints = LOOPED.map(({ floor }) => shape(`M1022 ${floor - 46}h11v11h-11z`, 'vermilion', 0.8))
  return [...detectors, ...[360, 520, 720, 940].map((x) => detector(x, 637)), ...callPoints].join('')
}

function detector(x: number, y: number): string {
  return area(`M${x - 9} ${y}h18l-4 8h-10z`)
}

/** One riser cable, one loop per storey, and the lines to linked devices. */
function loops(): string {
  const storeys = LOOPED.map(({ ceiling, floor }) => {
    const y = ceiling + 15
    const box = `M164 ${y - 8}h40v16h-40z`
    return cable(`M196 ${y}H1028V${floor - 50}`, 'ochre') + shape(box, 'plinth', 0.9) + line(`M172 ${y}h6m6 0h12`, 0.9)
  })
  return [
    cable('M172 104V676M196 676V104', 'ochre'),
    ...storeys,
    cable('M196 656H940M172 676H196M204 590H282', 'ochre'),
    cable('M1028 562H1098M1044 311H1028M1222 90V84M1028 112H1222V90M1028 562V612H1356', 'ochre'),
  ].join('')
}
