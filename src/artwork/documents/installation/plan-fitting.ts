import { COLOURS } from '../colours.ts'
import { across, LABEL, OFFSET, upright } from '../plan-measures.ts'
import type { ProductImage } from '../product-image.ts'
import type { Typesetter } from '../set-type.ts'
import { BAY, bayStart, type Box, bottomOf, type Mark, textMark } from '../sheet-plan.ts'
import type { Block } from './flow.ts'
import type { GuideModel } from './model-guide.ts'
import type { Sizes } from './sizes.ts'

const TALLEST = 120
const WIDEST = 240
/** Between views, including a measure. */
const GAP = 50
/** Maximum difference between the proportions of the picture and the device, as a logarithm: 12 %. */
const TOLERANCE = 0.12

/** Plans front, side and holes of a device at one scale, with their measures. */
export function planFitting(
  views: NonNullable<GuideModel['views']>,
  type: Typesetter,
  image: Pick<ProductImage, 'width' | 'height' | 'isPhoto'> | undefined,
): Block {
  const { sizes } = views
  const { width, height, depth, plate, holes } = sizes
  const hasHoles = holes.length > 0
  const tallest = Math.max(height, hasHoles ? plate.height : 0)
  const k = Math.min(TALLEST / tallest, WIDEST / (width * (hasHoles ? 2 : 1) + depth))
  const place: Block['place'] = (page, y) => {
    const top = y + 14
    const floor = top + height * k
    const box = (x: number, breadth: number): Box => ({ page, x, y: top, width: breadth * k, height: height * k })
    const front = box(bayStart(1) + 30, width)
    const side = box(front.x + front.width + GAP - 14, depth)
    const back = { ...box(side.x + side.width + GAP + 14, plate.width), height: plate.height * k }
    const lowest = top + tallest * k
    const captions = [views.front, views.side, ...(hasHoles ? [views.holes] : [])].map((text, index) => {
      const x = [front, side, back][index]?.x ?? 0
      return textMark(type, text, LABEL, { page, x, y: lowest + OFFSET + 14, width: BAY }, { colour: COLOURS['ink-3'] })
    })
    const isPictured = image !== undefined && !image.isPhoto && isAlike(image, sizes)
    const marks: Mark[] = [
      ...(isPictured
        ? [{ kind: 'picture' as const, name: 'front' as const, ...front }]
        : sizes.isRound
          ? []
          : [{ kind: 'fill' as const, colour: COLOURS.paper, ...front }]),
      { kind: sizes.isRound && !isPictured ? 'ring' : 'outline', colour: COLOURS.ink, ...front },
      { kind: 'fill', colour: COLOURS.paper, ...side },
      { kind: 'outline', colour: COLOURS.ink, ...side },
      ...across(type, front, floor + OFFSET, width),
      ...across(type, side, floor + OFFSET, depth),
      ...upright(type, front, height),
      ...(hasHoles ? planHoles(type, back, sizes, k) : []),
      ...captions,
    ]
    return { parts: [{ tag: 'Figure', alt: views.alt, content: marks }] }
  }
  const { parts } = place(0, 0)
  const marks = parts.flatMap(({ content }) => content).filter((mark): mark is Mark => 'page' in mark)
  return { height: Math.max(...marks.map(bottomOf)) + 4, place }
}

/** The back with its holes: their distances, and the diameter of each kind. */
function planHoles(type: Typesetter, back: Box, { holes, isRound, drilling }: Sizes, k: number): Mark[] {
  const middle = { x: back.x + back.width / 2, y: back.y + back.height / 2 }
  const rings = holes.map(({ x, y, diameter }): Mark => {
    const size = Math.max(diameter * k, 2)
    return {
      kind: 'ring',
      colour: COLOURS.ink,
      page: back.page,
      x: middle.x + x * k - size / 2,
      y: middle.y + y * k - size / 2,
      width: size,
      height: size,
    }
  })
  const width = (drilling?.across ?? 0) * k
  const height = (drilling?.down ?? 0) * k
  return [
    { kind: isRound ? 'ring' : 'outline', colour: COLOURS['ink-3'], ...back },
    ...rings,
    ...(drilling && width > 0
      ? across(type, { ...back, x: middle.x - width / 2, width }, back.y + back.height + OFFSET, drilling.across)
      : []),
    ...(drilling && height > 0 ? upright(type, { ...back, y: middle.y - height / 2, height }, drilling.down) : []),
  ]
}

function isAlike(image: { width: number; height: number }, { width, height }: Sizes): boolean {
  return Math.abs(Math.log(image.width / image.height / (width / height))) <= TOLERANCE
}
