import { WRITING } from '../../../base/i18n/writing.ts'
import { JOINTS } from '../joints.ts'
import { COLOURS, LINE } from '../colours.ts'
import type { ProductImage } from '../product-image.ts'
import type { TextStyle, Typesetter } from '../set-type.ts'
import {
  BAY,
  bayStart,
  bayWidth,
  bottomOf,
  MARGIN,
  type Mark,
  PAD,
  type Part,
  rule,
  type SheetPlan,
  textMark,
} from '../sheet-plan.ts'
import { type Block, type Chapter, type Fit, flow, type Flowed, ROOMY } from './flow.ts'
import type { GuideModel } from './model-guide.ts'
import { planFitting } from './plan-fitting.ts'
import { planFrame, TOPS } from './plan-frame.ts'
import { planWiring } from './plan-wiring.ts'

/** No guide has more pages: an installer carries it up a ladder. */
const MOST_PAGES = 4
/** From roomy to close: the first that needs the fewest pages is taken. */
const FITS: readonly Fit[] = [
  ROOMY,
  { spacing: 0.5, whole: 0.75 },
  { spacing: 1, whole: 0.3 },
  { spacing: 0.5, whole: 0.3 },
  { spacing: 0.2, whole: 0.3 },
]

/** Colours of lamps on paper, which are nobody's brand. */
const LAMPS: Record<GuideModel['lamps']['rows'][number]['colour'], string> = {
  green: '#2f9e44',
  red: '#e03131',
  amber: '#f08c00',
  blue: '#1c7ed6',
  white: '#ffffff',
}

/** Plans an installation guide on as many pages as it needs; throws if these are more than four. */
export function planGuide(guide: GuideModel, type: Typesetter, image: Image): SheetPlan {
  const all = FITS.map((fit) => flowGuide(guide, type, image, fit))
  const fewest = Math.min(...all.map(({ pages }) => pages))
  const flowed = all.find(({ pages }) => pages === fewest) ?? all[0]
  if (!flowed) throw new Error(`The guide ${guide.file} has no pages`)
  if (flowed.pages > MOST_PAGES) throw new Error(`The guide ${guide.file} has more than ${MOST_PAGES} pages`)
  const frame = planFrame(guide, type, flowed.pages)
  return {
    pages: flowed.pages,
    parts: [...frame.parts, ...flowed.parts],
    artifacts: [...frame.artifacts, ...flowed.artifacts],
  }
}

type Image = Pick<ProductImage, 'width' | 'height' | 'isPhoto'> | undefined

function flowGuide(guide: GuideModel, type: Typesetter, image: Image, fit: Fit): Flowed {
  const sets = setterOf(guide, type, fit.spacing)
  const { place, parts, mounting, views, terminals, wiring, start, lamps, faults, contact } = guide
  const chapters: Chapter[] = [
    {
      heading: place.heading,
      blocks: [
        ...place.rows.map(sets.pair),
        ...(place.warning ? [sets.text(place.warning, 'bold', COLOURS.vermilion)] : []),
      ],
    },
    ...(parts.rows.length > 0 ? [{ heading: parts.heading, blocks: parts.rows.map((row) => sets.pair(row)) }] : []),
    { heading: mounting.heading, blocks: mounting.steps.map(sets.step) },
    ...(views ? [{ heading: views.heading, blocks: [planFitting(views, type, image)] }] : []),
    {
      heading: terminals.heading,
      isWide: terminals.rows.length > 0,
      isTable: terminals.rows.length > 0,
      blocks:
        terminals.rows.length > 0
          ? planTable([terminals.columns, ...terminals.rows], type)
          : [sets.text(terminals.none)],
    },
    ...(wiring
      ? [
          { heading: wiring.heading, isWide: true, ...planWiring(wiring, guide.model, type) },
          ...(wiring.notes.length > 0 ? [{ heading: wiring.rules, blocks: wiring.notes.map(sets.step) }] : []),
        ]
      : []),
    { heading: start.heading, blocks: start.steps.map(sets.step) },
    {
      heading: lamps.heading,
      blocks:
        lamps.rows.length > 0
          ? lamps.rows.map((lamp) => sets.pair({ label: lamp.words, value: lamp.means }, LAMPS[lamp.colour]))
          : [sets.text(lamps.none)],
    },
    { heading: faults.heading, blocks: faults.rows.map((row) => sets.pair(row)) },
    {
      heading: contact.heading,
      blocks: [
        sets.text(
          [contact.company, contact.phone, contact.hours].join(JOINTS[WRITING[guide.locale].script].facts),
          'bold',
        ),
        sets.text([contact.email, contact.page].join(JOINTS[WRITING[guide.locale].script].facts)),
      ],
    },
  ]
  return flow(chapters, type, TOPS, fit)
}

const SWATCH = 7

function setterOf({ locale }: GuideModel, type: Typesetter, spacing: number) {
  const leading = WRITING[locale].script === 'han' ? 1.55 : 1.4
  const body = (weight: TextStyle['weight'] = 'regular'): TextStyle => ({ weight, size: 9, leading })
  const LABEL_WIDTH = bayWidth(1)
  const block = (make: (page: number, y: number) => Mark[], tag: string, after = 3): Block => ({
    height: Math.max(...make(0, 0).map(bottomOf)) + after * spacing,
    place: (page, y) => ({ parts: [{ tag, content: make(page, y) }] }),
  })
  return {
    text: (text: string, weight: TextStyle['weight'] = 'regular', colour: string = COLOURS.ink): Block =>
      block(
        (page, y) => [textMark(type, text, body(weight), { page, x: bayStart(1), y, width: bayWidth(3) }, { colour })],
        'P',
      ),
    step: (text: string, index: number): Block =>
      block(
        (page, y) => [
          textMark(type, `${index + 1}`, body('bold'), { page, x: bayStart(1), y, width: 16 }, { colour: COLOURS.ink }),
          textMark(
            type,
            text,
            body(),
            { page, x: bayStart(1) + 18, y, width: bayWidth(3) - 18 },
            { colour: COLOURS.ink },
          ),
        ],
        'P',
        4,
      ),
    pair: ({ label, value }: { label: string; value: string }, swatch?: string | number): Block =>
      block(
        (page, y) => {
          const isLamp = typeof swatch === 'string'
          const shift = isLamp ? SWATCH + 6 : 0
          const dot = { page, x: bayStart(1), y: y + 3, width: SWATCH, height: SWATCH }
          return [
            ...(isLamp
              ? [
                  { kind: 'fill' as const, colour: swatch, ...dot },
                  { kind: 'outline' as const, colour: COLOURS['ink-3'], ...dot },
                ]
              : []),
            textMark(
              type,
              label,
              body('bold'),
              { page, x: bayStart(1) + shift, y, width: LABEL_WIDTH - shift },
              { colour: COLOURS.ink },
            ),
            textMark(type, value, body(), { page, x: bayStart(2), y, width: bayWidth(2) }, { colour: COLOURS.ink }),
          ]
        },
        'P',
        4,
      ),
  }
}

/** Widths of a table's columns, of the whole. */
const SHARES = [0.165, 0.25, 0.065, 0.205, 0.1, 0.215]

function planTable(rows: readonly (readonly string[])[], type: Typesetter): Block[] {
  const starts = SHARES.map((_, index) => SHARES.slice(0, index).reduce((sum, share) => sum + share, 0) * 4 * BAY)
  return rows.map((cells, index): Block => {
    const style: TextStyle = { weight: index === 0 ? 'bold' : 'regular', size: 8.2, leading: 1.35 }
    const cellsAt = (page: number, y: number) =>
      cells.map((text, column) => {
        const width = (SHARES[column] ?? 0) * 4 * BAY - PAD
        const isLabel = column === 0 && index > 0
        return textMark(
          type,
          text,
          isLabel ? { ...style, weight: 'bold' } : style,
          { page, x: MARGIN + PAD + (starts[column] ?? 0), y: y + 3, width },
          { colour: COLOURS.ink },
        )
      })
    const height = Math.max(...cellsAt(0, 0).map(bottomOf)) + 3
    return {
      height,
      place: (page, y) => {
        const row: Part = {
          tag: 'TR',
          content: cellsAt(page, y).map((cell) => ({ tag: index === 0 ? 'TH' : 'TD', content: [cell] })),
        }
        return { parts: [{ tag: 'Table', content: [row] }], artifacts: [rule(page, MARGIN, y + height, 4 * BAY, LINE)] }
      },
    }
  })
}
