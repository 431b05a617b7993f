import { COLOURS, LINE } from '../colours.ts'
import type { TextStyle, Typesetter } from '../set-type.ts'
import { BAY, MARGIN, type Mark, rule, textMark } from '../sheet-plan.ts'
import type { Block, Chapter } from './flow.ts'
import type { GuideModel } from './model-guide.ts'
import type { Pin, WiringRow } from './model-wiring.ts'

const NAME: TextStyle = { weight: 'bold', size: 7.4, leading: 1.25 }
const SMALL: TextStyle = { weight: 'regular', size: 7.2, leading: 1.25 }
const PIN: TextStyle = { weight: 'bold', size: 6.6, leading: 1.2 }
const FULL = 4 * BAY
/** Columns: the wired devices, the wires, the device. */
const PEER = 128
const WIRES = 54
const DEVICE = FULL - 2 * (PEER + WIRES)
const PITCH = 14
const GAP = 9
const PAD = 5
const DOT = 4

/** Plans a wiring diagram: the device in the middle, beside each of its terminals what that is wired to, pin by pin. */
export function planWiring(
  wiring: NonNullable<GuideModel['wiring']>,
  model: string,
  type: Typesetter,
): Pick<Chapter, 'blocks' | 'drawing'> {
  const rows = wiring.rows.map((row, index) => ({ ...row, each: wiring.each[index] ?? '' }))
  const pairs = balance(rows.map((row) => ({ row, height: heightOf(row, type) })))
  const blocks = pairs.map(({ left, right }, index): Block => {
    const height = Math.max(left?.height ?? 0, right?.height ?? 0)
    return {
      height,
      place: (page, y) => {
        const content = [left, right].flatMap((side, at) =>
          side ? planRow(type, side.row, { page, y, isLeft: at === 0 }) : [],
        )
        const alt = index === 0 ? wiring.alt : `${model} (${index + 1})`
        return { parts: [{ tag: 'Figure', alt, content: [...body(page, y, height), ...content] }] }
      },
    }
  })
  const foot = footBlock()
  const line = wiring.line ? [lineBlock(type, wiring.line)] : []
  return {
    blocks: [headBlock(model, type), ...blocks, foot, ...line],
    drawing: { foot, rows: blocks.length },
  }
}

type Row = WiringRow & { each: string }
type Measured = { row: Row; height: number }

/** Both sides as equally long as they can be while contacts stay on the right. */
function balance(rows: readonly Measured[]): { left?: Measured; right?: Measured }[] {
  const left = rows.filter(({ row }) => row.isLeft)
  const right = rows.filter(({ row }) => !row.isLeft)
  while (left.length > right.length + 1) right.push(...left.splice(-1))
  while (right.length > left.length + 1) left.push(...right.splice(-1))
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => ({
    ...(left[index] && { left: left[index] }),
    ...(right[index] && { right: right[index] }),
  }))
}

/** The device's own box behind a row: boxes of all rows join to one. */
function body(page: number, y: number, height: number): Mark[] {
  const x = MARGIN + PEER + WIRES
  return [
    { kind: 'fill', page, x, y, width: DEVICE, height, colour: COLOURS.paper },
    ...[x, x + DEVICE - 0.75].map(
      (edge): Mark => ({ kind: 'fill', page, x: edge, y, width: 0.75, height, colour: COLOURS.ink }),
    ),
    rule(page, x, y, DEVICE, LINE),
  ]
}

/** The device's name, at the top of its box. */
function headBlock(model: string, type: Typesetter): Block {
  const style: TextStyle = { weight: 'bold', size: 9, leading: 1.3 }
  const height = 18
  const x = MARGIN + PEER + WIRES
  return {
    height,
    place: (page, y) => ({
      parts: [
        {
          tag: 'P',
          content: [
            textMark(
              type,
              model,
              style,
              { page, x: x + (DEVICE - type.width(model, style)) / 2, y: y + 4, width: DEVICE },
              { colour: COLOURS.ink },
            ),
          ],
        },
      ],
      artifacts: [...body(page, y, height), rule(page, x, y, DEVICE, COLOURS.ink, 0.75)],
    }),
  }
}

function footBlock(): Block {
  return {
    height: 2,
    place: (page, y) => ({ parts: [], artifacts: [rule(page, MARGIN + PEER + WIRES, y, DEVICE, COLOURS.ink, 0.75)] }),
  }
}

/** Pins of the other device that go to the supply: below those that are wired. */
function furtherOf({ peer }: WiringRow): Pin[] {
  return (peer?.pins ?? []).filter((pin, index) => pin.supply && !peer?.wires.some(([, at]) => at === index))
}

function heightOf(row: Row, type: Typesetter): number {
  const own = titleHeight(type, row) + (row.pins.length + furtherOf(row).length) * PITCH
  return Math.max(own, peerHeight(type, row)) + GAP
}

const TITLE_WIDTH = DEVICE / 2 - 2 * PAD

function titleHeight(type: Typesetter, { name, each }: Row): number {
  const lines = type.lines(name, NAME, TITLE_WIDTH).length
  return PAD + lines * NAME.size * NAME.leading + (each ? SMALL.size * SMALL.leading : 0) + 3
}

function peerLines({ peer }: Row): { text: string; style: TextStyle }[] {
  if (!peer) return []
  return [
    { text: peer.name, style: NAME },
    ...(peer.models.length > 0 ? [{ text: peer.models.join(', '), style: SMALL }] : []),
    ...(peer.via ? [{ text: peer.via, style: SMALL }] : []),
  ]
}

const LABELS = 34

function peerWidth({ peer }: Row): number {
  return PEER - 2 * PAD - (peer && peer.pins.length > 0 ? LABELS : 0)
}

function peerHeight(type: Typesetter, row: Row): number {
  const texts = peerLines(row).map(
    ({ text, style }) => type.lines(text, style, peerWidth(row)).length * style.size * style.leading,
  )
  return texts.reduce((sum, each) => sum + each, 0) + 2 * PAD
}

type At = { page: number; y: number; isLeft: boolean }

function planRow(type: Typesetter, row: Row, at: At): Mark[] {
  const { page, y, isLeft } = at
  const edge = isLeft ? MARGIN + PEER + WIRES : MARGIN + PEER + WIRES + DEVICE
  const inner = isLeft ? edge + PAD : edge - PAD - TITLE_WIDTH
  const title = textMark(
    type,
    row.name,
    NAME,
    { page, x: inner, y: y + PAD, width: TITLE_WIDTH },
    { colour: COLOURS.ink },
  )
  const marks: Mark[] = [isLeft ? title : alignRight(type, title)]
  if (row.each) {
    const each = textMark(
      type,
      row.each,
      SMALL,
      { page, x: inner, y: title.y + title.height, width: TITLE_WIDTH },
      { colour: COLOURS['ink-2'] },
    )
    marks.push(isLeft ? each : alignRight(type, each))
  }
  const first = y + titleHeight(type, row) + PITCH / 2
  const yOf = (index: number) => first + index * PITCH
  marks.push(
    ...row.pins.flatMap((pin, index) => pinMarks(type, pin, { page, x: edge, y: yOf(index), isInside: isLeft })),
  )
  return [...marks, ...planPeer(type, row, at, { edge, yOf })]
}

function planPeer(
  type: Typesetter,
  row: Row,
  { page, y, isLeft }: At,
  { edge, yOf }: { edge: number; yOf: (index: number) => number },
): Mark[] {
  const { peer, pins } = row
  const outer = isLeft ? edge - WIRES : edge + WIRES
  const supplies = pins.flatMap(({ supply }, index) =>
    supply ? supplyMarks(type, supply, { page, x: edge, y: yOf(index), isLeft }) : [],
  )
  if (!peer) return supplies
  const box = { page, x: isLeft ? MARGIN : outer, y: y + 2, width: PEER, height: heightOf(row, type) - GAP + 2 }
  const texts: Mark[] = []
  let top = box.y + PAD - 2
  for (const { text, style } of peerLines(row)) {
    const x = isLeft || peer.pins.length === 0 ? box.x + PAD : box.x + PAD + LABELS
    const mark = textMark(
      type,
      text,
      style,
      { page, x, y: top, width: peerWidth(row) },
      { colour: style === NAME ? COLOURS.ink : COLOURS['ink-2'] },
    )
    texts.push(mark)
    top += mark.height
  }
  const from = isLeft ? outer : edge
  const wire = (index: number): Mark => ({
    kind: 'fill',
    page,
    x: from,
    y: yOf(index) - 0.5,
    width: WIRES,
    height: 1,
    colour: COLOURS.ink,
  })
  const wired = peer.wires.flatMap(([own, other]) => {
    const pin = peer.pins[other]
    return [wire(own), ...(pin ? pinMarks(type, pin, { page, x: outer, y: yOf(own), isInside: !isLeft }) : [])]
  })
  const further = furtherOf(row).flatMap((pin, index) => {
    const line = yOf(pins.length + index)
    return [
      ...pinMarks(type, pin, { page, x: outer, y: line, isInside: !isLeft }),
      ...(pin.supply ? supplyMarks(type, pin.supply, { page, x: outer, y: line, isLeft: !isLeft }) : []),
    ]
  })
  const plain = peer.wires.length === 0 ? pins.map((_, index) => wire(index)) : []
  return [
    { kind: 'outline', colour: peer.models.length > 0 ? COLOURS.ink : LINE, ...box },
    ...texts,
    ...wired,
    ...further,
    ...plain,
    ...supplies,
  ]
}

/** A pin on the edge of a box: a dot, and its label inside. */
function pinMarks(
  type: Typesetter,
  { label }: Pin,
  { page, x, y, isInside }: { page: number; x: number; y: number; isInside: boolean },
): Mark[] {
  const width = type.width(label, PIN)
  const place = { page, x: isInside ? x + DOT : x - DOT - width, y: y - (PIN.size * PIN.leading) / 2, width: width + 1 }
  return [
    { kind: 'fill', page, x: x - DOT / 2, y: y - DOT / 2, width: DOT, height: DOT, colour: COLOURS.ink },
    textMark(type, label, PIN, place, { colour: COLOURS.ink }),
  ]
}

/** A short wire from a pin to the supply of a lock. */
function supplyMarks(
  type: Typesetter,
  text: string,
  { page, x, y, isLeft }: { page: number; x: number; y: number; isLeft: boolean },
): Mark[] {
  const stub = 8
  const width = type.width(text, PIN)
  const place = {
    page,
    x: isLeft ? x - stub - width - 2 : x + stub + 2,
    y: y - (PIN.size * PIN.leading) / 2,
    width: width + 1,
  }
  return [
    { kind: 'fill', page, x: isLeft ? x - stub : x, y: y - 0.5, width: stub, height: 1, colour: COLOURS.vermilion },
    textMark(type, text, PIN, place, { colour: COLOURS.vermilion }),
  ]
}

function alignRight(type: Typesetter, mark: Extract<Mark, { kind: 'text' }>): Mark {
  const widest = Math.max(...mark.lines.map((line) => type.width(line, mark.style)))
  return { ...mark, x: mark.x + mark.width - widest, width: widest }
}

const LINE_GAP = 20

/** The whole line of a lock, from one pole of its supply to the other. */
function lineBlock(
  type: Typesetter,
  { heading, devices }: NonNullable<NonNullable<GuideModel['wiring']>['line']>,
): Block {
  const ends = type.width('V+', PIN) + 4
  const width = (FULL - 2 * ends - (devices.length + 1) * LINE_GAP) / devices.length
  const top = 12 + NAME.size * NAME.leading + 4
  const names = Math.max(...devices.map(({ name }) => type.lines(name, { ...SMALL, weight: 'bold' }, width - 6).length))
  const tall = names * SMALL.size * SMALL.leading + 20
  const alt = ['V+', ...devices.map(({ name, pins: [from, to] }) => `${from} ${name} ${to}`), 'V−'].join(' – ')
  return {
    height: top + tall + 4,
    place: (page, y) => {
      const place = (x: number, at: number, wide: number) => ({ page, x, y: at, width: wide })
      const middle = y + top + tall - 8
      const boxes = devices.flatMap(({ name, pins: [from, to], isOwn }, index): Mark[] => {
        const x = MARGIN + ends + LINE_GAP + index * (width + LINE_GAP)
        const right = x + width - type.width(to, PIN) - 3
        return [
          { kind: 'outline', colour: isOwn ? COLOURS.ink : LINE, page, x, y: y + top, width, height: tall },
          wire(page, x - LINE_GAP, middle),
          textMark(type, name, { ...SMALL, weight: isOwn ? 'bold' : 'regular' }, place(x + 3, y + top + 3, width - 6), {
            colour: COLOURS.ink,
          }),
          textMark(type, from, PIN, place(x + 3, middle - 4, width / 2), { colour: COLOURS.ink }),
          textMark(type, to, PIN, place(right, middle - 4, width / 2), { colour: COLOURS.ink }),
        ]
      })
      const end = MARGIN + FULL - ends
      const poles = [
        textMark(type, 'V+', PIN, place(MARGIN, middle - 4, ends), { colour: COLOURS.vermilion }),
        wire(page, end - LINE_GAP, middle),
        textMark(type, 'V−', PIN, place(end + 3, middle - 4, ends), { colour: COLOURS.vermilion }),
      ]
      const title = textMark(type, heading, NAME, place(MARGIN, y + 12, FULL), { colour: COLOURS.ink })
      return {
        parts: [
          { tag: 'P', content: [title] },
          { tag: 'Figure', alt, content: [...boxes, ...poles] },
        ],
      }
    },
  }
}

function wire(page: number, x: number, y: number): Mark {
  return { kind: 'fill', page, x, y: y - 0.5, width: LINE_GAP, height: 1, colour: COLOURS.ink }
}
