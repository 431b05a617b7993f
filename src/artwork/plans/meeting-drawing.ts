import { escapeMarkup } from '../../base/escape.ts'
import { assemble, type Drawing, percent, type ViewBox } from '../drawing/kit/drawing.ts'
import { chair, doorLeaf, tree } from '../drawing/kit/from-above.ts'
import { area, cable, circle, glass, hatched, hatching, line, paint, type Pigment, shape } from '../drawing/kit/pen.ts'

/*
 * A floor of meeting rooms from above, at 14:20: each has a door, a panel beside it, and a state. Only the door of a
 * free room is open. Drawn at 1392 units.
 */

const BOX: ViewBox = { x: 0, y: 8, width: 1392, height: 572 }

type RoomState = 'busy' | 'free' | 'booked'
/** The room inside its walls, the position of its door in the opening, and the position of its name. */
type Room = {
  x: number
  y: number
  width: number
  height: number
  door: number
  nameY: number
  seats: number
  state: RoomState
}

const UPPER = { y: 36, height: 196, nameY: 62 }
const LOWER = { y: 356, height: 196, nameY: 538 }

const ROOMS = {
  hall: { ...UPPER, x: 8, width: 340, door: 280, nameY: 216, seats: 24, state: 'busy' },
  summit: { ...UPPER, x: 348, width: 348, door: 640, seats: 10, state: 'free' },
  creek: { ...UPPER, x: 696, width: 174, door: 720, seats: 4, state: 'busy' },
  pines: { ...UPPER, x: 870, width: 174, door: 894, seats: 4, state: 'free' },
  coast: { ...UPPER, x: 1044, width: 340, door: 1070, seats: 12, state: 'booked' },
  beacon: { ...LOWER, x: 348, width: 174, door: 372, seats: 2, state: 'busy' },
  harbour: { ...LOWER, x: 522, width: 174, door: 546, seats: 2, state: 'free' },
  plain: { ...LOWER, x: 696, width: 348, door: 990, seats: 8, state: 'busy' },
} as const satisfies Record<string, Room>

export type MeetingRoomId = keyof typeof ROOMS
export type MeetingLabels = { title: string; rooms: Record<MeetingRoomId, string>; states: Record<RoomState, string> }

/** A room of the drawing; its box is in percent of the drawing. */
export type MeetingRoom = {
  id: MeetingRoomId
  label: string
  seats: number
  state: RoomState
  left: number
  top: number
  width: number
  height: number
}
export type MeetingDrawing = Drawing<never> & { rooms: MeetingRoom[] }

const FLOOR: Record<RoomState, Pigment> = { busy: 'danger-wash', free: 'ok-wash', booked: 'plinth' }
const PANEL: Record<RoomState, Pigment> = { busy: 'vermilion', free: 'ok', booked: 'ink-3' }
/** Width of an opening in the corridor's walls, and the positions of those walls. */
const DOOR = 40
const CORRIDOR = { top: 232, bottom: 356 }
const HATCHING = 'meeting-earth'

/** Draws the floor of the meeting room solution. */
export function drawMeeting(labels: MeetingLabels): MeetingDrawing {
  // Object.entries loses the type of the rooms' ids.
  const rooms = Object.entries(ROOMS) as [MeetingRoomId, Room][]
  const plan = rooms.map(([, room]) => room)
  const names = rooms.map(([id, room]) => roomName(room, labels.rooms[id], labels.states[room.state]))
  const parts = [floor(plan), furniture(), walls(), corridorWalls(plan), ...plan.map(door), ...names, corridor(plan)]
  return {
    ...assemble(BOX, parts, {}, { title: labels.title, nodes: {} }),
    rooms: rooms.map(([id, room]) => describeRoom(id, room, labels.rooms[id])),
  }
}

function describeRoom(id: MeetingRoomId, { x, y, width, height, seats, state }: Room, label: string): MeetingRoom {
  return {
    id,
    label,
    seats,
    state,
    left: percent(x / BOX.width),
    top: percent((y - BOX.y) / BOX.height),
    width: percent(width / BOX.width),
    height: percent(height / BOX.height),
  }
}

function floor(rooms: readonly Room[]): string {
  const around = 'M0 8H1392V588H0z'
  const floors = rooms.map(({ x, y, width, height, state }) => area(rectangle(x, y, width, height), FLOOR[state]))
  const inside = area('M8 36H1384V560H8z', 'sheet')
  return [hatching(HATCHING), area(around, 'plinth'), hatched(around, HATCHING), inside, ...floors].join('')
}

function furniture(): string {
  return [
    lectureSeats(),
    // The screens in the rooms.
    line('M40 52h240M352 76v110M692 420v80M1040 420v80', 3),
    table({ x: 430, y: 100, width: 180, depth: 48, alongSide: 4, atEnds: 1 }),
    table({ x: 752, y: 100, width: 62, depth: 44, alongSide: 2, atEnds: 0, isTaken: true }),
    table({ x: 926, y: 100, width: 62, depth: 44, alongSide: 2, atEnds: 0 }),
    table({ x: 1120, y: 96, width: 200, depth: 52, alongSide: 5, atEnds: 1 }),
    table({ x: 412, y: 420, width: 46, depth: 40, alongSide: 1, atEnds: 0, isTaken: true }),
    table({ x: 586, y: 420, width: 46, depth: 40, alongSide: 1, atEnds: 0 }),
    table({ x: 790, y: 424, width: 160, depth: 48, alongSide: 3, atEnds: 1, isTaken: true }),
    office(),
    pantry(),
  ].join('')
}

function lectureSeats(): string {
  const seats = Array.from({ length: 24 }, (_, index) => {
    const x = 60 + (index % 6) * 36
    const y = 92 + Math.floor(index / 6) * 30
    return chair(x, y, 180) + (index % 5 === 3 ? '' : head(x, y))
  })
  return seats.join('')
}

type Table = {
  x: number
  y: number
  width: number
  depth: number
  alongSide: number
  atEnds: number
  isTaken?: boolean
}

/** A table and its chairs. If the room is in use, every other chair of the near side is empty. */
function table({ x, y, width, depth, alongSide, atEnds, isTaken = false }: Table): string {
  const sides = Array.from({ length: alongSide }, (_, index) => {
    const middle = x + (width * (index + 0.5)) / alongSide
    const chairs = chair(middle, y - 13) + chair(middle, y + depth + 13, 180)
    if (!isTaken) return chairs
    return chairs + head(middle, y - 13) + (index % 2 === 0 ? head(middle, y + depth + 13) : '')
  })
  const ends = Array.from({ length: atEnds }, (_, index) => {
    const middle = y + (depth * (index + 0.5)) / atEnds
    const chairs = chair(x - 13, middle, 270) + chair(x + width + 13, middle, 90)
    return chairs + (isTaken ? head(x + width + 13, middle) : '')
  })
  return [...sides, ...ends, shape(rectangle(x, y, width, depth), 'paper', 1.2)].join('')
}

function office(): string {
  const desks = [0, 1].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const x = 40 + column * 98
      const y = 392 + row * 84
      const desk = shape(rectangle(x, y, 80, 32), 'paper') + line(`M${x + 40} ${y}v32`)
      const chairs = chair(x + 20, y + 46, 180) + chair(x + 60, y + 46, 180)
      return desk + chairs + ((row + column) % 2 ? head(x + 20, y + 46) : '')
    }),
  )
  return desks.join('')
}

function pantry(): string {
  const tables = [1180, 1290].map((x) => circle(x, 440, 26, 1.2, 'paper') + chair(x, 402) + chair(x, 478, 180))
  return [
    line('M1064 540h300M1064 524h300v16M1100 524v16M1136 524v16'),
    shape('M1064 500h36v24h-36z', 'plinth'),
    line('M1110 508h20v12h-20z'),
    ...tables,
    head(1290, 402),
  ].join('')
}

function walls(): string {
  const windows = [
    'M40 29h270v6h-270zM380 29h284v6h-284zM720 29h130v6h-130zM890 29h130v6h-130zM1080 29h270v6h-270z',
    'M40 553h270v6h-270zM720 553h300v6h-300z',
  ]
  const upper = [348, 696, 870, 1044].map((x) => `M${x - 3} 36h6V235h-6z`)
  const lower = [348, 522, 696, 1044].map((x) => `M${x - 3} 353h6V552h-6z`)
  return [
    area('M0 28H1392V36H0zM0 552H1392V560H0zM0 28H8V560H0zM1384 28H1392V560H1384z'),
    glass(windows.join('')),
    area([...upper, ...lower].join('')),
  ].join('')
}

function corridorWalls(rooms: readonly Room[]): string {
  const upper = rooms.filter(isUpper).map(({ door }) => door)
  const lower = rooms.filter((room) => !isUpper(room)).map(({ door }) => door)
  return area(wallWithDoors(229, 8, 1384, upper) + wallWithDoors(353, 348, 1044, lower))
}

function wallWithDoors(y: number, from: number, to: number, doors: readonly number[]): string {
  const starts = [from, ...doors.map((door) => door + DOOR)]
  return starts.map((start, index) => `M${start} ${y}H${doors[index] ?? to}V${y + 6}H${start}z`).join('')
}

/** The door leaf, and the panel beside it in the colour of the state. */
function door(room: Room): string {
  const wall = isUpper(room) ? CORRIDOR.top : CORRIDOR.bottom
  const leaf =
    room.state === 'free'
      ? doorLeaf(room.door, wall, DOOR, { open: [0, isUpper(room) ? -1 : 1], shut: [1, 0] })
      : area(rectangle(room.door, wall - 2, DOOR, 4))
  const panel = rectangle(room.door + DOOR + 4, isUpper(room) ? wall + 3 : wall - 15, 34, 12)
  return leaf + shape(panel, PANEL[room.state])
}

function roomName({ x, nameY }: Room, name: string, state: string): string {
  const status = `<tspan dx="8" font-weight="400" fill="${paint('ink-2')}">${escapeMarkup(state)}</tspan>`
  const font = `font-size="18" font-weight="600" fill="${paint('ink')}" stroke="none"`
  return `<text x="${x + 18}" y="${nameY}" ${font}>${escapeMarkup(name)}${status}</text>`
}

/** People walking, plants at both ends, and the cable that connects the panels. */
function corridor(rooms: readonly Room[]): string {
  const walkers = [
    [300, 290],
    [560, 306],
    [930, 282],
    [1180, 300],
  ] as const
  const people = walkers.map(([x, y]) => {
    const shoulders = `<rect x="${x - 6}" y="${y - 13}" width="12" height="26" rx="6" fill="var(--paper)"/>`
    return shoulders + circle(x, y, 5.5, 1, 'ink')
  })
  const panels = rooms.map((room) => ({ x: room.door + DOOR + 21, y: isUpper(room) ? 247 : 341 }))
  const xs = panels.map(({ x }) => x)
  const drops = panels.map(({ x, y }) => `M${x} 262V${y}`).join('')
  const wired = cable(`M${Math.min(...xs)} 262H${Math.max(...xs)}${drops}`)
  return [...people, tree(40, 294, 20), tree(1350, 294, 20), wired].join('')
}

/** A sitting person. */
function head(x: number, y: number): string {
  return circle(x, y, 6, 1, 'ink')
}

function isUpper({ y }: Room): boolean {
  return y < CORRIDOR.top
}

function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`
}
