import { COLOURS } from '../colours.ts'
import type { TextStyle, Typesetter } from '../set-type.ts'
import { type Mark, PAGE, type SheetPlan, textMark } from '../sheet-plan.ts'
import type { TemplateModel } from './model-template.ts'

/** One millimetre in points: an inch has 72 points. */
export const MM = 72 / 25.4
/** Length of the line by which a printed template is checked, in mm. */
export const CHECK_MM = 100

const WIDTH_MM = PAGE.width / MM
const MARGIN = 12 * MM
/** The middle of the pattern, in mm from the top: below the words, above the check line. */
const MIDDLE_MM = { x: WIDTH_MM / 2, y: 150 }
const CHECK_Y = 278 * MM
/** Room for an outline around the middle, in mm. */
const ROOM = { width: 198, height: 236 }
/** Half of a cross through a hole's centre, beyond its edge, in mm. */
const CROSS = 4
const LONGEST_CROSS = 18
/** A lens higher above the middle than this is described in words alone, in mm. */
const HIGHEST_LENS = 108

const TITLE: TextStyle = { weight: 'bold', size: 15, leading: 1.2 }
const SMALL: TextStyle = { weight: 'regular', size: 8.5, leading: 1.4 }
const LABEL: TextStyle = { weight: 'bold', size: 8, leading: 1.25 }

/** Plans a drilling template at full size on one A4 sheet, with a line to check the print by. */
export function planTemplate(model: TemplateModel, type: Typesetter): SheetPlan {
  const { sizes } = model
  const fits = sizes.plate.width <= ROOM.width && sizes.plate.height <= ROOM.height
  const words = wordsOf(model, type, fits)
  return {
    pages: 1,
    parts: [
      { tag: 'H1', content: words.slice(0, 1) },
      { tag: 'P', content: words.slice(1) },
      {
        tag: 'Figure',
        alt: model.alt,
        content: [
          ...(fits ? outlineOf(model) : []),
          ...holesOf(model, type),
          ...lensOf(model, type),
          ...topOf(model, type, fits),
        ],
      },
      { tag: 'P', content: checkOf(model, type) },
    ],
    artifacts: [],
  }
}

function wordsOf(
  { number, name, heading, edition, height, lens, outline, larger }: TemplateModel,
  type: Typesetter,
  fits: boolean,
): Mark[] {
  // Beside the logo.
  const x = 146
  const width = PAGE.width - MARGIN - x
  const title = textMark(type, `${number}  ${heading}`, TITLE, { page: 0, x, y: 26, width }, { colour: COLOURS.ink })
  const lines = [
    [name, edition, fits ? outline : ''].filter(Boolean).join(' · '),
    [height, fits ? '' : larger].filter(Boolean).join(' · '),
    lens?.text ?? '',
  ].filter(Boolean)
  return [
    title,
    ...lines.map((text, index) =>
      textMark(type, text, SMALL, { page: 0, x, y: 46 + index * 12, width }, { colour: COLOURS['ink-2'] }),
    ),
  ]
}

/** Returns the box around a point of the pattern. */
function boxAt(x: number, y: number, width: number, height = width) {
  return {
    page: 0,
    x: (MIDDLE_MM.x + x - width / 2) * MM,
    y: (MIDDLE_MM.y + y - height / 2) * MM,
    width: width * MM,
    height: height * MM,
  }
}

function outlineOf({ sizes: { plate, isRound } }: TemplateModel): Mark[] {
  return [{ kind: isRound ? 'ring' : 'outline', colour: COLOURS['ink-3'], ...boxAt(0, 0, plate.width, plate.height) }]
}

function holesOf({ sizes, hole, cable }: TemplateModel, type: Typesetter): Mark[] {
  const thin = 0.15
  return sizes.holes.flatMap(({ x, y, diameter }, index) => {
    // A cross beyond a large hole is shorter, so that it stays on the sheet.
    const reach = Math.max(diameter + 2, Math.min(diameter + 2 * CROSS, LONGEST_CROSS))
    const isCable = cable !== undefined && index === sizes.holes.length - 1
    const text = isCable ? cable : index === 0 ? hole : ''
    const at = boxAt(x, y, diameter)
    const label = {
      page: 0,
      x: at.x + at.width / 2 - type.width(text, LABEL) / 2,
      y: at.y + at.height + CROSS * MM + 1,
      width: 120,
    }
    return [
      { kind: 'ring' as const, colour: COLOURS.ink, ...at },
      { kind: 'fill' as const, colour: COLOURS.ink, ...boxAt(x, y, reach, thin) },
      { kind: 'fill' as const, colour: COLOURS.ink, ...boxAt(x, y, thin, reach) },
      ...(text ? [textMark(type, text, LABEL, label, { colour: COLOURS.ink })] : []),
    ]
  })
}

/** The height of a lens, where it is not among the words at the top. */
function lensOf({ lens }: TemplateModel, type: Typesetter): Mark[] {
  if (!lens || lens.above > HIGHEST_LENS) return []
  const line = boxAt(0, -lens.above, 40, 0.2)
  const label = { page: 0, x: line.x + line.width + 3, y: line.y - LABEL.size / 2, width: 60 }
  return [
    { kind: 'fill', colour: COLOURS.ink, ...line },
    textMark(type, lens.label, LABEL, label, { colour: COLOURS.ink }),
  ]
}

/** Says which way is up, above the pattern. */
function topOf({ top, sizes }: TemplateModel, type: Typesetter, fits: boolean): Mark[] {
  const highest = Math.min(...sizes.holes.map(({ y, diameter }) => y - diameter / 2)) - CROSS - 8
  const y = (MIDDLE_MM.y + (fits ? Math.min(highest, -sizes.plate.height / 2 + 3) : highest)) * MM
  const x = MIDDLE_MM.x * MM - type.width(top, LABEL) / 2
  return [textMark(type, top, LABEL, { page: 0, x, y, width: 80 }, { colour: COLOURS.ink })]
}

function checkOf({ check }: TemplateModel, type: Typesetter): Mark[] {
  const length = CHECK_MM * MM
  const x = (PAGE.width - length) / 2
  const end = (at: number): Mark => ({
    kind: 'fill',
    colour: COLOURS.ink,
    page: 0,
    x: at,
    y: CHECK_Y - 2.5 * MM,
    width: 0.5,
    height: 5 * MM,
  })
  return [
    { kind: 'fill', colour: COLOURS.ink, page: 0, x, y: CHECK_Y - 0.25, width: length, height: 0.5 },
    end(x),
    end(x + length - 0.5),
    textMark(
      type,
      check,
      SMALL,
      { page: 0, x: MARGIN, y: CHECK_Y + 3.5 * MM, width: PAGE.width - 2 * MARGIN },
      { colour: COLOURS.ink },
    ),
  ]
}
