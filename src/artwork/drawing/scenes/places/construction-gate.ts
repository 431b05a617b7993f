import { write } from '../../kit/lettering.ts'
import { area, line, shape } from '../../kit/pen.ts'
import { courses, FLOOR, ground, lintel, rect, ruled, shade, wall } from '../parts/building.ts'
import { looking, walking } from '../../kit/people.ts'
import type { Scene } from '../scene.ts'
import { LAMP } from '../../kit/palette.ts'

/** The gate of a building site: counted in, counted out. */
export const constructionGate: Scene = {
  scale: 0.1,
  paint: (device) => [
    wall('paper', 0),
    crane(),
    frame(),
    hoarding(0, 236),
    container(),
    board(),
    mast(),
    device('ptz-camera', { x: 700, y: 66, at: 'head' }),
    gate(),
    device('help-pillar', { x: 196, y: FLOOR }),
    helmet(walking(280, FLOOR, 170, { coat: 'grey' }), 282.6, 0.17),
    post(),
    device('turnstile', { x: 380, y: FLOOR }),
    helmet(looking(90, FLOOR, 172), 91.6, 0.172),
    ground(),
  ],
}

/** A tower crane far behind. */
function crane(): string {
  const mast = ruled([70, 400, 22], 0.6, (y) => `M120 ${y}l18 22M138 ${y}l-18 22`)
  const jib = ruled([30, 360, 20], 0.6, (x) => `M${x} 64l10-14 10 14`)
  return [
    line(`M120 64V${FLOOR}M138 64V${FLOOR}`, 1.2) + mast,
    line('M26 64H400M40 50H380', 1.2) + jib,
    line('M129 18L40 50M129 18L330 50M120 64L129 18L138 64', 0.9),
    area(rect(24, 64, 36, 22)),
    shape(rect(140, 66, 20, 22), 'sheet', 1),
    line('M330 64V150M324 150h12l-6 12z', 0.8),
  ].join('')
}

/** The building so far, in its scaffold. */
function frame(): string {
  const floors = courses(92, 400, 66, (y) => area(rect(400, y, 262, 7), 'edge'))
  const columns = courses(
    414,
    650,
    58,
    (x) => area(rect(x, 92, 8, FLOOR - 92), 'plinth-2') + line(`M${x} 92V${FLOOR}M${x + 8} 92V${FLOOR}`, 0.6),
  )
  return (
    columns +
    floors +
    ruled([396, 668, 34], 0.7, (x) => `M${x} 60V${FLOOR}`) +
    ruled([70, 200, 33], 0.7, (y) => `M392 ${y}H672`) +
    line('M396 60l68 132M464 60l68 132M532 60l68 132M600 60l68 132', 0.4)
  )
}

function hoarding(from: number, to: number): string {
  const top = FLOOR - 236
  return (
    area(rect(from, top, to - from, 236), 'plinth') +
    ruled([from + 6, to, 8], 0.5, (x) => `M${x} ${top + 8}V${FLOOR}`) +
    area(rect(from, top, to - from, 8)) +
    shade(rect(from, top + 8, to - from, 12))
  )
}

/** The site office: a container on which the board hangs. */
function container(): string {
  const top = FLOOR - 244
  return [
    shape(rect(468, top, 234, 244), 'sheet', 1.3),
    ruled([476, 700, 9], { width: 0.5, colour: 'edge' }, (x) => `M${x} ${top + 12}V${FLOOR - 10}`),
    area(rect(464, top - 6, 242, 12)),
    line(`M468 ${FLOOR - 10}H702`, 1.4),
    shade(rect(468, top + 6, 234, 14)),
    shade(rect(546, 220, 98, 98), 0.2),
  ].join('')
}

/** An LED display as large as the catalogue's: how many are on the site, and of which trades. */
function board(): string {
  const trades = [62, 44, 30].map((length, row) => {
    const y = 280 + row * 11
    return (
      line(`M556 ${y}h8`, 4, { colour: 'edge' }) +
      line(`M570 ${y}h${length}`, 4, { colour: row === 2 ? 'vermilion' : 'light' })
    )
  })
  return [
    shape(rect(542, 214, 96, 96), 'ink', 1.2),
    `<g stroke="none">${write('146', 590, 260, 38, { colour: LAMP.amber, anchor: 'middle', spacing: 1 })}</g>`,
    ...trades,
  ].join('')
}

function mast(): string {
  return line(`M714 ${FLOOR - 244}V54H698`, 3) + line('M700 54v12', 2)
}

/** Posts and the red lintel; behind it the site. */
function gate(): string {
  const left = 236
  const right = 452
  return [
    area(rect(left, 180, right - left + 18, FLOOR - 180), 'sheet'),
    area(rect(left, 300, right - left, FLOOR - 300), 'plinth', 0.6),
    line(`M${left} 332q60-26 110-8t106-14`, 0.8),
    shape(rect(left - 10, 180, 14, FLOOR - 180), 'plinth-2', 1.1) +
      shape(rect(right - 4, 180, 14, FLOOR - 180), 'plinth-2', 1.1),
    shade(rect(left - 4, 180, 8, FLOOR - 180)) + shade(rect(right + 2, 180, 8, FLOOR - 180)),
    lintel(left - 24, 160, right - left + 48, 24, 18),
    area(rect(left - 24, 160, right - left + 48, 17), 'vermilion'),
  ].join('')
}

/** The face terminal's own post, before the turnstile. */
function post(): string {
  return (
    shape(rect(319, 282, 6, FLOOR - 282), 'plinth-2', 0.9) +
    area(rect(310, FLOOR - 4, 24, 4)) +
    shape('M317.4 272q0-2 2-2h5.2q2 0 2 2v20q0 2-2 2h-5.2q-2 0-2-2z', 'ink', 0.6) +
    area(rect(318.6, 276, 6.8, 11), 'plinth-2')
  )
}

function helmet(person: string, x: number, size: number): string {
  const at = (units: number) => Math.round(units * size * 10) / 10
  const y = FLOOR - at(945)
  return (
    person +
    area(`M${x - at(62)} ${y}q0-${at(68)} ${at(62)}-${at(68)}t${at(62)} ${at(68)}z`, 'vermilion') +
    line(`M${x - at(64)} ${y}h${at(150)}`, 1.6, { colour: 'vermilion' })
  )
}
