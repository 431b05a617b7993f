import { WRITING } from '../../../base/i18n/writing.ts'
import { JOINTS } from '../joints.ts'
import { ACCENTS, COLOURS, LINE } from '../colours.ts'
import type { TextStyle, Typesetter } from '../set-type.ts'
import { BAY, bayStart, bayWidth, MARGIN, type Mark, type Planned, rule, textMark } from '../sheet-plan.ts'
import { FOOT } from './flow.ts'
import type { GuideModel } from './model-guide.ts'

/** Position and height of the beam of the first page, and of all others. */
const FIRST = { y: 124, height: 8 }
const NEXT = { y: 64, height: 4 }

/** Where the content of a page starts. */
export const TOPS = { first: FIRST.y + FIRST.height, next: NEXT.y + NEXT.height }

type Framed = Pick<
  GuideModel,
  'locale' | 'model' | 'name' | 'kind' | 'shelf' | 'number' | 'change' | 'edition' | 'accent'
>

const META: TextStyle = { weight: 'regular', size: 8.5, leading: 1.4 }
const NAME: TextStyle = { weight: 'bold', size: 14, leading: 1.3 }
const TITLE: TextStyle = { weight: 'bold', size: 38, leading: 1, tracking: -0.04 }

/** Plans titles, beams and footers of a document in the manner of the data sheets. */
export function planFrame(model: Framed, type: Typesetter, pages: number): Planned {
  const size = Math.min(TITLE.size, (TITLE.size * bayWidth(2)) / type.width(model.model, TITLE))
  const style = { ...TITLE, size }
  const title = textMark(
    type,
    model.model,
    style,
    { page: 0, x: bayStart(0) - 1, y: FIRST.y - 10 - size, width: bayWidth(2) + 4 },
    { colour: COLOURS.ink },
  )
  const lines = type.lines(model.name, NAME, bayWidth(2), true).length
  const name = textMark(
    type,
    model.name,
    NAME,
    { page: 0, x: bayStart(2), y: FIRST.y - 9 - lines * NAME.size * NAME.leading, width: bayWidth(2) },
    { colour: COLOURS.ink, isHeading: true },
  )
  const above = [`${model.kind}\n${model.number}`, model.shelf.join(JOINTS[WRITING[model.locale].script].path)].flatMap(
    (text, index) =>
      text
        .split('\n')
        .map((line, at) =>
          textMark(
            type,
            line,
            META,
            { page: 0, x: bayStart(2 + index), y: 36 + at * 12, width: bayWidth(1) },
            { colour: COLOURS['ink-2'] },
          ),
        ),
  )
  return {
    parts: [
      { tag: 'H1', content: [title, name] },
      { tag: 'P', content: above },
    ],
    artifacts: Array.from({ length: pages }).flatMap((_, page) => [
      ...beamOf(model, page),
      ...footOf(model, type, page, pages),
      ...(page > 0 ? againOf(model, type, page) : []),
    ]),
  }
}

function beamOf({ accent }: Framed, page: number): Mark[] {
  const { y, height } = page === 0 ? FIRST : NEXT
  return [{ kind: 'fill', page, x: MARGIN, y, width: 4 * BAY, height, colour: ACCENTS[accent] }]
}

function footOf({ change, edition }: Framed, type: Typesetter, page: number, pages: number): Mark[] {
  const small: TextStyle = { weight: 'regular', size: 7.5, leading: 1.4 }
  const texts = [change, edition, `${page + 1} / ${pages}`].map((text, index) => {
    const width = index === 0 ? bayWidth(2) : bayWidth(1)
    return textMark(
      type,
      text,
      small,
      { page, x: bayStart([0, 2, 3][index] ?? 0), y: FOOT + 8, width },
      { colour: COLOURS['ink-3'] },
    )
  })
  return [rule(page, MARGIN, FOOT, 4 * BAY, LINE), ...texts]
}

function againOf({ model, name }: Framed, type: Typesetter, page: number): Mark[] {
  return [
    { text: model, style: { ...NAME, size: 11, tracking: -0.02 }, bay: 1, colour: COLOURS.ink },
    { text: name, style: META, bay: 2, colour: COLOURS['ink-2'] },
  ].map(({ text, style, bay, colour }) =>
    textMark(type, text, style, { page, x: bayStart(bay), y: NEXT.y - 22, width: bayWidth(bay) }, { colour }),
  )
}
