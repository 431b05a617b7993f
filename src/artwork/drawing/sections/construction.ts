import { person, tree } from '../kit/from-the-side.ts'
import { area, circle, glass, line, round, shape } from '../kit/pen.ts'
import { crate, desk, pallet, shelf } from './furniture.ts'
import { earth, type Section, slab } from './section.ts'

/*
 * A building site: hoarding and gate, two containers on top of one another, a tower crane, and a frame of concrete that
 * has grown to its fourth floor. The duct lies under the way from the gate to the office and on to the pillar.
 */

const GROUND = 640
const CONTAINER = { left: 408, right: 620, upper: 470, middle: 552 }
const FRAME = { left: 836, right: 1256, floors: [548, 458, 368, 278] }
const MAST = { x: 730, top: 128 }
const POLE = { x: 764, top: 330 }

export const construction: Section = {
  from: 72,
  to: 720,
  places: {
    board: { x: 168, y: 578, accent: 'other' },
    turnstile: { x: 258, y: 560, accent: 'access' },
    face: { x: 322, y: 534, accent: 'access' },
    'site-office': { x: 515, y: 490, accent: 'other' },
    store: { x: 512, y: 584, accent: 'security' },
    'crane-camera': { x: POLE.x, y: POLE.top - 26, accent: 'monitor' },
    pillar: { x: 794, y: 538, accent: 'video' },
  },
  buses: [
    {
      along: 'x',
      at: 664,
      ways: {
        board: { meets: 168 },
        turnstile: { meets: 258 },
        face: { meets: 322 },
        'site-office': { d: 'V483', meets: 396 },
        pillar: { meets: 794 },
      },
    },
  ],
  paint: () => [
    earth(`M0 ${GROUND}H${FRAME.left - 24}V706H${FRAME.right + 24}V${GROUND}H1392V760H0z`, 'site-earth'),
    tree(1358, GROUND, 80, 28),
    frame(),
    scaffold(),
    crane(),
    cameraPole(),
    containers(),
    gate(),
    store(),
    pillar(),
    line(`M0 ${GROUND}H${FRAME.left - 24}M${FRAME.right + 24} ${GROUND}H1392`, 2.5),
  ],
}

/** Hoarding with the board on it; the gate with turnstile and face terminal. */
function gate(): string {
  const sheets = Array.from({ length: 11 }, (_, index) => `M${22 + index * 18} ${GROUND - 88}V${GROUND}`)
  const y = GROUND
  return [
    shape(`M4 ${y - 88}h208v88H4z`, 'plinth', 1.2),
    line(sheets.join(''), 0.6),
    slab(0, 216, y - 94, 6),
    shape(`M28 ${y - 82}h116v56H28z`, 'ink'),
    line(`M40 ${y - 66}h48M40 ${y - 52}h36M40 ${y - 38}h42`, 3, { colour: 'light' }),
    line(`M116 ${y - 66}h18M116 ${y - 52}h18M122 ${y - 38}h12`, 3, { colour: 'light' }),
    slab(216, 366, y - 128, 6),
    line(`M224 ${y - 122}V${y}M358 ${y - 122}V${y}`, 2),
    tripod(240),
    shape(`M314 ${y - 76}h16v28h-16z`, 'plinth'),
    line(`M318 ${y - 70}h8v12h-8z`, 0.8),
    line(`M322 ${y - 48}v48M314 ${y}h16`, 1.6),
    helmeted(296, y, { reach: '14-46L22-60' }),
    helmeted(382, y, { reach: null }),
  ].join('')
}

function tripod(x: number): string {
  const y = GROUND
  return (
    shape(`M${x} ${y}v-40h36v40z`, 'plinth') +
    line(`M${x + 18} ${y - 32}l-24 12M${x + 18} ${y - 32}l18 20M${x + 18} ${y - 32}v-10`, 1.6)
  )
}

/** A worker: a person with a helmet. */
function helmeted(x: number, ground: number, style: Parameters<typeof person>[3] = {}): string {
  const y = ground - 58.5
  return person(x, ground, 62, style) + area(`M${x - 6.5} ${y}q0-7.5 7-7.5t7 7.5h2.5v1.8h-16.5z`, 'ochre')
}

/** The site office above, the store for materials below. */
function containers(): string {
  const { left, right, upper, middle } = CONTAINER
  const stairs = `M${right + 34} ${middle}${'h6v11'.repeat(8)}`
  return [
    area(`M${left} ${upper}H${right}V${GROUND}H${left}z`, 'sheet'),
    line(`M${left} ${upper}V${GROUND}M${right} ${upper}V${middle - 56}M${right} ${middle}V${GROUND}`, 2),
    slab(left - 6, right + 6, upper - 6),
    slab(left - 6, right + 34, middle),
    slab(left - 6, right + 6, GROUND - 5, 5),
    line(`${stairs}M${right + 32} ${middle}v-28l50 88v28`, 0.9),
    glass(`M${left + 14} ${upper + 18}h52v32h-52z`),
    line(`M${left + 14} ${upper + 18}h52v32h-52zM${left + 40} ${upper + 18}v32`, 0.8),
    line([desk(492, middle), shelf(574, middle)].join(''), 0.8),
    person(476, middle, 62, { reach: '14-44L22-46' }),
  ].join('')
}

function store(): string {
  const y = GROUND - 5
  return [
    line([pallet(418, y), crate(462, y), crate(540, y), crate(574, y), crate(556, y - 26)].join(''), 0.8),
    shape('M504 602h16v20h-16z', 'plinth', 0.9),
    line('M508 608h8', 0.8),
    arcs(512, 612),
  ].join('')
}

/** It reports by radio: no cable leaves it. */
function arcs(x: number, y: number): string {
  return line(`M${x + 14} ${y - 7}q5 7 0 14M${x + 20} ${y - 12}q9 12 0 24`, 1.4, { colour: 'ochre' })
}

function pillar(): string {
  return [
    shape(`M786 ${GROUND}v-78q0-6 8-6t8 6v78z`, 'vermilion'),
    circle(794, GROUND - 62, 4, 0.9, 'sheet'),
    line(`M790 ${GROUND - 50}h8M790 ${GROUND - 46}h8`, 0.8, { colour: 'sheet' }),
    line(`M780 ${GROUND}h28`, 2.5),
  ].join('')
}

/** Columns, floors, and the bars of the columns to come. */
function frame(): string {
  const { left, right, floors } = FRAME
  const columns = [left + 14, left + 146, left + 278, right - 26]
  const top = floors.at(-1) ?? 0
  const bars = columns.flatMap((x) => [1, 6, 11].map((dx) => `M${x + dx} ${top}v-34`))
  return [
    area(`M${left - 24} ${GROUND}H${right + 24}V706H${left - 24}z`, 'sheet'),
    area(`M${left} ${top + 8}H${right}V${GROUND}H${left}z`, 'sheet'),
    ...columns.map((x) => shape(`M${x} ${top + 8}h12V700h-12z`, 'plinth', 0.9)),
    ...floors.map((y) => slab(left - 8, right + 8, y, 9)),
    slab(left - 24, right + 24, GROUND, 9),
    slab(left - 30, right + 30, 700, 9),
    line(`M${left - 24} ${GROUND}V700M${right + 24} ${GROUND}V700`, 2),
    line(bars.join(''), 1.4),
    rails(),
    props(),
    helmeted(1040, top, { reach: '14-36L20-30' }),
    helmeted(1136, floors[2] ?? 0, { facesLeft: true }),
    helmeted(948, floors[0] ?? 0, { reach: null }),
    helmeted(1160, GROUND),
    line(pallet(1040, floors[1] ?? 0) + pallet(1176, GROUND) + crate(904, floors[2] ?? 0), 0.8),
  ].join('')
}

/** Guard rails at the edges, and around an opening of the top floor. */
function rails(): string {
  const edges = FRAME.floors.flatMap((y) => [
    `M${FRAME.right} ${y}v-32m0 4h-64M${FRAME.right} ${y - 16}h-64M${FRAME.right - 62} ${y}v-30`,
  ])
  return line(edges.join(''), 0.8)
}

/** Props and formwork under the youngest floor. */
function props(): string {
  const [, , below = 0, top = 0] = FRAME.floors
  const posts = Array.from(
    { length: 9 },
    (_, index) => `M${872 + index * 42} ${top + 14}V${below}M${868 + index * 42} ${below - 1}h8`,
  )
  return line(posts.join(''), 0.9) + line(`M850 ${top + 13}H${FRAME.right - 14}`, 2)
}

/** Scaffolding along the right side. */
function scaffold(): string {
  const [left, right, top] = [FRAME.right + 30, FRAME.right + 62, 236]
  const levels = [GROUND - 2, 551, 461, 371, 281].slice(1).map((y) => `M${left - 4} ${y}h40`)
  const braces = [GROUND, 551, 461, 371].map(
    (y, index) => `M${index % 2 ? right : left} ${y}L${index % 2 ? left : right} ${y - 88}`,
  )
  return (
    line(`M${left} ${GROUND}V${top}M${right} ${GROUND}V${top}`, 1.6) +
    line(levels.join(''), 3) +
    line(braces.join(''), 0.8)
  )
}

/** A tower crane: mast, cabin, jib with a load. */
function crane(): string {
  const { x, top } = MAST
  const lattice = Array.from(
    { length: 22 },
    (_, index) => `L${index % 2 ? x - 9 : x + 9} ${round(GROUND - 8 - index * 21.6)}`,
  )
  const jib = Array.from({ length: 24 }, (_, index) => `L${x + 24 + index * 21} ${index % 2 ? top + 30 : top + 46}`)
  return [
    line(`M${x - 9} ${GROUND}V${top + 40}M${x + 9} ${GROUND}V${top + 40}`, 1.6),
    line(`M${x - 9} ${GROUND}${lattice.join('')}`, 0.8),
    shape(`M${x - 26} ${GROUND}v-10h52v10z`, 'plinth', 1.2),
    line(`M${x} ${top - 34}L${x - 9} ${top + 40}M${x} ${top - 34}L${x + 9} ${top + 40}`, 1.4),
    line(`M${x - 130} ${top + 46}H1254L1236 ${top + 30}H${x + 9}`, 1.6),
    line(`M${x + 9} ${top + 46}${jib.join('')}`, 0.7),
    line(`M${x} ${top - 34}L1064 ${top + 30}M${x} ${top - 34}L${x - 118} ${top + 46}`, 0.9),
    shape(`M${x - 130} ${top + 46}h46v34h-46z`, 'plinth', 1.2),
    shape(`M${x + 9} ${top + 52}h24l6 26h-30z`, 'sheet', 1.2),
    glass(`M${x + 16} ${top + 57}h14l4 14h-18z`),
    line(`M1106 ${top + 46}V206`, 0.9),
    line('M1106 206L1080 222M1106 206L1132 222', 0.9),
    area('M1070 222h72v7h-72z'),
  ].join('')
}

/** The camera on a pole of its own beside the crane; like the store it reports by 4G. */
function cameraPole(): string {
  const { x, top } = POLE
  return [
    line(`M${x} ${GROUND}V${top}M${x - 8} ${GROUND}h16`, 2),
    line(`M${x} ${top + 4}h20v6M${x} ${top + 16}l12-12`, 1.2),
    shape(`M${x + 12} ${top + 10}h16v5q0 8-8 8t-8-8z`, 'plinth'),
    arcs(x + 16, top + 15),
  ].join('')
}
