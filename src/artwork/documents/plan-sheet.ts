import { WRITING, type Script } from '../../base/i18n/writing.ts'
import { JOINTS } from './joints.ts'
import { ACCENTS, COLOURS, HAIR, LINE } from './colours.ts'
import type { SheetModel } from './model-sheet.ts'
import { planAttributes } from './plan-attributes.ts'
import { planDimensions } from './plan-dimensions.ts'
import type { TextStyle, Typesetter } from './set-type.ts'
import {
  BAY,
  bayStart,
  bayWidth,
  bottomOf,
  headingMark,
  MARGIN,
  type Mark,
  PAD,
  PAGE,
  type Part,
  type Planned,
  type Planning,
  rule,
  type SheetPlan,
  textMark,
  withoutPost,
} from './sheet-plan.ts'

/** Scales of body text and stage, tried until everything fits on two pages. */
const SCALES = [1.1, 1.05, 1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6]
const PAGES = 2
/** Position and height of each page's beam. */
const BEAMS = [
  { y: 124, height: 8 },
  { y: 64, height: 4 },
] as const
const FOOT = PAGE.height - 46
const CONTACT_HEIGHT = 74
const STAGE_HEIGHT = 252

/**
 * Plans a data sheet on two pages: overview and features first, then attributes, dimensions and contact. Long content
 * is scaled down until it fits. Throws if it does not fit at the smallest scale.
 */
export function planSheet(sheet: SheetModel, type: Typesetter, image: Planning['image']): SheetPlan {
  for (const scale of SCALES) {
    const plan = planAtScale(sheet, type, image, scale)
    if (plan) return plan
  }
  throw new Error(`The data sheet ${sheet.file} has more text than fits on two pages`)
}

/** Height of a line, in its size: Han characters fill their square. */
const LEADING = { han: 1.6, latin: 1.42 } satisfies Record<Script, number>

function planAtScale(
  sheet: SheetModel,
  type: Typesetter,
  image: Planning['image'],
  scale: number,
): SheetPlan | undefined {
  const leading = LEADING[WRITING[sheet.locale].script]
  const body: Planning['body'] = (size, weight = 'regular') => ({ weight, size: size * scale, leading })
  const planning: Planning = { sheet, type, image, scale, body }
  const head = planHead(planning)
  const overview = planOverview(planning, BEAMS[0].y + BEAMS[0].height)
  const features = planFeatures(planning, overview.bottom)
  const attributes = planAttributes(planning, features.end.page === 1 ? features.end.y : BEAMS[1].y + BEAMS[1].height)
  const dimensions = planDimensions(planning, attributes.bottom)
  if (features.end.page > 1 || dimensions.bottom > FOOT - CONTACT_HEIGHT - PAD) return undefined
  const contact = planContact(planning)
  const planned = [head, overview, features, attributes, dimensions, contact]
  return {
    pages: PAGES,
    parts: planned.flatMap(({ parts }) => parts),
    artifacts: [...planFrame(planning), ...planned.flatMap(({ artifacts }) => artifacts)],
  }
}

/** Columns' posts, beams, and the footer of each page. */
function planFrame({ sheet, type }: Planning): Mark[] {
  const small: TextStyle = { weight: 'regular', size: 7.5, leading: 1.4 }
  return BEAMS.flatMap(({ y, height }, page) => {
    const posts = [0, 1, 2, 3, 4].map(
      (bay): Mark => ({ kind: 'fill', page, x: MARGIN + bay * BAY, y, width: 0.5, height: FOOT - y, colour: HAIR }),
    )
    const beam: Mark = {
      kind: 'fill',
      page,
      x: MARGIN,
      y,
      width: 4 * BAY,
      height,
      colour: ACCENTS[sheet.accent],
    }
    const foot = [sheet.change, sheet.edition, `${page + 1} / ${PAGES}`].map((text, index) => {
      const bay = [0, 2, 3][index] ?? 0
      const width = index === 0 ? bayWidth(2) : bayWidth(1)
      return textMark(type, text, small, { page, x: bayStart(bay), y: FOOT + 8, width }, { colour: COLOURS['ink-3'] })
    })
    return [...posts, beam, rule(page, MARGIN, FOOT, 4 * BAY, LINE), ...foot]
  })
}

const TITLE: TextStyle = { weight: 'bold', size: 38, leading: 1, tracking: -0.04 }
const NAME: TextStyle = { weight: 'bold', size: 14, leading: 1.3 }

/**
 * The title above the beam: the model with its name; above them the type of the document. The second page repeats it in
 * a smaller size.
 */
function planHead({ sheet, type }: Planning): Planned {
  const { model, name, kind, number, shelf } = sheet
  const meta: TextStyle = { weight: 'regular', size: 8.5, leading: 1.4 }
  const beam = BEAMS[0].y
  const size = Math.min(TITLE.size, (TITLE.size * bayWidth(2)) / type.width(model, TITLE))
  const title = textMark(
    type,
    model,
    { ...TITLE, size },
    { page: 0, x: bayStart(0) - 1, y: beam - 10 - size, width: bayWidth(2) + 4 },
    { colour: COLOURS.ink },
  )
  const nameLines = type.lines(name, NAME, bayWidth(2), true).length
  const words = textMark(
    type,
    name,
    NAME,
    { page: 0, x: bayStart(2), y: beam - 9 - nameLines * NAME.size * NAME.leading, width: bayWidth(2) },
    { colour: COLOURS.ink, isHeading: true },
  )
  const above = [[kind, number], [shelf.join(JOINTS[WRITING[sheet.locale].script].path)]].flatMap((lines, index) =>
    lines.map((text, line) => {
      const place = { page: 0, x: bayStart(2 + index), y: 36 + line * 12, width: bayWidth(1) }
      return textMark(type, text, meta, place, { colour: COLOURS['ink-2'] })
    }),
  )
  const again = [
    { text: model, style: { ...NAME, size: 11, tracking: -0.02 }, bay: 1, colour: COLOURS.ink },
    { text: name, style: meta, bay: 2, colour: COLOURS['ink-2'] },
  ].map(({ text, style, bay, colour }) =>
    textMark(type, text, style, { page: 1, x: bayStart(bay), y: BEAMS[1].y - 22, width: bayWidth(2) }, { colour }),
  )
  return {
    parts: [
      { tag: 'H1', content: [title, words] },
      { tag: 'P', content: above },
    ],
    artifacts: again,
  }
}

const FIGURE: TextStyle = { weight: 'bold', size: 21, leading: 1.15, tracking: -0.03 }
const FIGURE_HEIGHT = 48

/** The device on its plinth; beside it its purpose, and four key figures. */
function planOverview({ sheet, type, image, scale, body }: Planning, y: number): Planned & { bottom: number } {
  const height = STAGE_HEIGHT * Math.max(scale, 0.7)
  const stage: Mark = { kind: 'picture', name: 'stage', page: 0, x: MARGIN, y, width: 2 * BAY, height }
  const place = { page: 0, x: bayStart(2), width: bayWidth(2) }
  const texts = [
    ...(sheet.discontinued ? [{ text: sheet.discontinued, style: body(9.5, 'bold'), colour: COLOURS.vermilion }] : []),
    { text: sheet.description, style: body(10.5), colour: COLOURS.ink },
  ]
  const lead: Extract<Mark, { kind: 'text' }>[] = []
  for (const { text, style, colour } of texts) {
    const last = lead.at(-1)
    lead.push(textMark(type, text, style, { ...place, y: last ? bottomOf(last) + 4 : y + 14 }, { colour }))
  }
  const leadBottom = Math.max(...lead.map(bottomOf))
  const figuresTop = Math.max(leadBottom + 14, y + height - 2 * FIGURE_HEIGHT)
  const figures = sheet.figures.map((figure, index) => {
    const at = { x: bayStart(2 + (index % 2)), y: figuresTop + Math.floor(index / 2) * FIGURE_HEIGHT }
    return planFigure(type, figure, at)
  })
  return {
    parts: [
      {
        tag: 'Figure',
        alt: `${sheet.model} ${sheet.name}`,
        content: image ? [stage] : [stage, planSign(sheet.model, type, stage)],
      },
      ...lead.map((mark) => ({ tag: 'P', content: [mark] })),
      { tag: 'L', content: figures.flatMap(({ parts }) => parts) },
    ],
    artifacts: [
      withoutPost({ page: 0, x: bayStart(2), y, width: bayWidth(2), height: figuresTop - y }),
      ...figures.flatMap(({ artifacts }) => artifacts),
    ],
    bottom: Math.max(y + height, figuresTop + Math.ceil(sheet.figures.length / 2) * FIGURE_HEIGHT),
  }
}

/** Shown on the plinth if there is no picture. */
function planSign(model: string, type: Typesetter, stage: Mark): Mark {
  const style = { ...TITLE, size: 30, leading: 0.9 }
  const x = stage.x + (stage.width - type.width(model, style)) / 2
  const y = stage.y + stage.height * 0.9 - style.size
  return textMark(type, model, style, { page: 0, x, y, width: stage.width }, { colour: COLOURS['ink-2'] })
}

function planFigure(
  type: Typesetter,
  { label, number, unit }: SheetModel['figures'][number],
  { x, y }: { x: number; y: number },
): Planned {
  const width = bayWidth(1)
  const small: TextStyle = { weight: 'regular', size: 8, leading: 1.3 }
  const size = Math.min(FIGURE.size, (FIGURE.size * (width - type.width(unit, small) - 4)) / type.width(number, FIGURE))
  const style = { ...FIGURE, size }
  const colour = COLOURS['ink-2']
  const name = textMark(type, label, small, { page: 0, x, y: y + 5, width }, { colour: COLOURS['ink-3'] })
  const value = textMark(type, number, style, { page: 0, x, y: bottomOf(name), width }, { colour: COLOURS.ink })
  const after = x + type.width(number, style) + 4
  const baseline = bottomOf(value) - small.size * small.leading - 1.6
  const ending = unit && textMark(type, unit, small, { page: 0, x: after, y: baseline, width }, { colour })
  const content = [{ tag: 'LBody', content: [name, value, ...(ending ? [ending] : [])] }]
  return { parts: [{ tag: 'LI', content }], artifacts: [rule(0, x - PAD, y, BAY, LINE)] }
}

const ABREAST = 3

/** The product's features in three columns; rows that do not fit on the first page continue on the second. */
function planFeatures(
  { sheet, type, scale, body }: Planning,
  top: number,
): Planned & { end: { page: number; y: number } } {
  const { heading, items } = sheet.features
  const gap = 5 * scale
  const parts: Part[] = []
  const artifacts: Mark[] = []
  let page = 0
  let y = top + 18
  const title = headingMark(type, heading, 0, y)
  for (let index = 0; index < items.length; index += ABREAST) {
    const row = items.slice(index, index + ABREAST).map((text, column) => {
      const place = { page, x: bayStart(1 + column), y: y + gap, width: bayWidth(1) }
      return textMark(type, text, body(8.4), place, { colour: COLOURS['ink-2'] })
    })
    const height = Math.max(...row.map((mark) => mark.height)) + 2 * gap
    if (page === 0 && y + height > FOOT - 2) {
      page = 1
      y = BEAMS[1].y + BEAMS[1].height + 4
    }
    const placed = row.map((mark) => ({ ...mark, page, y: y + gap }))
    const isFirst = index === 0
    artifacts.push(
      isFirst ? rule(page, MARGIN, y, 4 * BAY, COLOURS.ink, 1) : rule(page, MARGIN + BAY, y, 3 * BAY, LINE),
    )
    parts.push(...placed.map((mark) => ({ tag: 'LI', content: [{ tag: 'LBody', content: [mark] }] })))
    y += height
  }
  return {
    parts: [
      { tag: 'H2', content: [title] },
      { tag: 'L', content: parts },
    ],
    artifacts,
    end: { page, y },
  }
}

/** Contact details, at the bottom of the last page. */
function planContact({ sheet, type }: Planning): Planned {
  const { heading, company, address, phone, hours, email, page: address2 } = sheet.contact
  const page = PAGES - 1
  const y = FOOT - CONTACT_HEIGHT
  const small: TextStyle = { weight: 'regular', size: 8.5, leading: 1.45 }
  const strong: TextStyle = { ...small, weight: 'bold' }
  // An address that is parted cannot be copied.
  const fitting = { ...strong, size: Math.min(8.5, (8.5 * bayWidth(1)) / type.width(email, strong)) }
  const columns: { bay: number; bays: number; texts: [string, TextStyle][] }[] = [
    {
      bay: 1,
      bays: 1,
      texts: [
        [company, strong],
        [address, small],
      ],
    },
    {
      bay: 2,
      bays: 1,
      texts: [
        [phone, { ...FIGURE, size: 13, leading: 1.3 }],
        [hours, small],
      ],
    },
    {
      bay: 3,
      bays: 1,
      texts: [
        [email, fitting],
        [address2, small],
      ],
    },
  ]
  const marks = columns.map(({ bay, bays, texts }) => {
    let top = y + 7
    return texts.map(([text, style]) => {
      const mark = textMark(
        type,
        text,
        style,
        { page, x: bayStart(bay), y: top, width: bayWidth(bays) },
        { colour: COLOURS.ink },
      )
      top = bottomOf(mark)
      return mark
    })
  })
  return {
    parts: [
      { tag: 'H2', content: [headingMark(type, heading, page, y)] },
      ...marks.map((content) => ({ tag: 'P', content })),
    ],
    artifacts: [rule(page, MARGIN, y, 4 * BAY, COLOURS.ink, 1)],
  }
}
