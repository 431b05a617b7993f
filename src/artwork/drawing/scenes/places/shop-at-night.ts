import { each } from '../../kit/solid.ts'
import { area, circle, line, shape } from '../../kit/pen.ts'
import { BEAM, beam, courses, FLOOR, ground, rect, ruled, shade, skirting, wall } from '../parts/building.ts'
import { cabinet } from '../parts/furniture.ts'
import type { Scene } from '../scene.ts'

/** A shop after closing time: nobody there, and every sensor awake. */
export const shopAtNight: Scene = {
  scale: 0.14,
  paint: (device) => [
    wall('plinth'),
    shade(rect(0, BEAM, 720, FLOOR - BEAM), 0.1),
    nightWindow(),
    area(rect(200, 124, 116, FLOOR - 124)),
    shopDoor(),
    beam(),
    shelves(),
    skirting(328, 720),
    device('siren', { x: 94, y: 40, at: 'head' }),
    device('motion-detector', { x: 344, y: 36, at: 'head' }),
    device('door-contact', { x: 204, y: 146, at: 'head' }),
    device('large-alarm-hub', { x: 652, y: 152, at: 'middle' }),
    counter(),
    device('panic-button', { x: 540, y: 336, at: 'middle' }),
    ground(),
  ],
}

/** Within the frame of the door. */
export const DOORWAY = { x: 206, top: 130, width: 104 } as const

/** The street by night behind the pane. */
export function nightWindow(): string {
  return [
    area(rect(20, 92, 164, 254), 'ink-2'),
    circle(150, 126, 11, 0, 'light'),
    town(),
    line('M20 92h164v254H20zM102 92V346', 2.4),
    area('M20 92h60L20 240z', 'sheet', 0.08),
    area(rect(12, 344, 180, 7)),
    shape(rect(20, 351, 164, FLOOR - 351), 'plinth-2', 0.9),
    area(rect(12, 80, 320, 10)),
  ].join('')
}

/** Houses across the street; in some of them there is light. */
function town(): string {
  const houses = [
    [26, 44, 124],
    [76, 34, 172],
    [118, 60, 98],
  ] as const
  return each(houses, ([x, width, height], house) => {
    const panes = courses(346 - height + 10, 336, 15, (y) =>
      courses(x + 5, x + width - 10, 10, (at) =>
        (at * 5 + y * 3 + house) % 7 < 2 ? area(rect(at, y, 5, 7), 'light') : '',
      ),
    )
    return area(rect(x, 346 - height, width, height), 'ink') + panes
  })
}

/** The door, shut, and the blind that is down on it. */
export function shopDoor(): string {
  return [
    area(rect(206, 130, 104, FLOOR - 130), 'ochre'),
    area(rect(222, 148, 72, 180), 'ink-2'),
    shape(rect(222, 148, 72, 96), 'plinth-2', 0.9) + ruled([156, 240, 7], 0.5, (y) => `M222 ${y}h72`),
    line('M214 276v44', 3, { colour: 'sheet' }),
    line('M206 344h104', 0.8),
  ].join('')
}

/** Boxes, books and bottles. */
export function shelves(): string {
  const goods = [86, 146, 206].map((y, row) =>
    courses(388, 556, 14, (x) => {
      const tall = 20 + ((x * 7 + row * 13) % 23)
      return shape(rect(x, y + 46 - tall, 11, tall), (x + row) % 3 < 1 ? 'plinth-2' : 'sheet', 0.7)
    }),
  )
  const boards = [132, 192, 252].map((y) => area(rect(380, y, 196, 4)) + shade(rect(380, y + 4, 196, 6)))
  return goods.join('') + boards.join('') + line(`M380 84V${FLOOR}M576 84V${FLOOR}`, 1.6)
}

export function counter(): string {
  const top = FLOOR - 126
  return [
    shade(rect(458, top + 6, 236, 120), 0.14),
    cabinet(452, top, 236, 126, 4, 1, 'sheet'),
    area(rect(444, top - 7, 252, 8)),
    shape(`M606 ${top - 7}v-12h52v12z`, 'ink-2', 1),
    shape(`M614 ${top - 19}l-6-30h44l-6 30z`, 'sheet', 1),
    line(`M616 ${top - 40}h28M618 ${top - 32}h24`, 0.8),
  ].join('')
}
