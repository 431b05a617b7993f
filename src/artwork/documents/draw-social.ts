import { setImmediate } from 'node:timers/promises'
import { HAS_DOORS } from '../../base/look.ts'
import { WRITING } from '../../base/i18n/writing.ts'
import { SCENE_BEAM, SCENE_SIZE } from '../drawing/scenes/scene.ts'
import { MARK, SITE } from '#vendor/site.ts'
import { ACCENTS, COLOURS } from './colours.ts'
import { drawStage } from './draw-stage.ts'
import { createPngEncoder } from './encode-png.ts'
import { MARK_HEIGHT, MARK_LEFT, MARK_TOP, MARK_WIDTH } from './mark-box.ts'
import { outlineText } from './outline-text.ts'
import { renderPixels } from './rasterise.ts'
import type { TextStyle, Typesetter } from './set-type.ts'
import { SOCIAL_SIZE, type SocialCard } from './social-card.ts'

const { width: WIDTH, height: HEIGHT } = SOCIAL_SIZE
const MARGIN = 48
const BAY = (WIDTH - 2 * MARGIN) / 4
const PAD = 20
const BEAM = 20
const TITLE_TOP = 122
/** Sizes of the title, with the maximum number of lines at each. */
const TITLE_SIZES = [
  { size: 96, lines: 1 },
  { size: 76, lines: 2 },
  { size: 60, lines: 3 },
  { size: 48, lines: 4 },
]
const LEAD: TextStyle = { weight: 'regular', size: 30, leading: 1.5 }
const NAME: TextStyle = { ...LEAD, weight: 'bold' }
const KIND: TextStyle = { weight: 'bold', size: 24, leading: 1.4 }
/** The text that an ellipsis replaces: the last word, or a Han character, and the punctuation before it. */
const LAST_WORD = /[\s\p{P}]*(?:[^\s\p{Script=Han}\p{P}]+|\p{Script=Han})\p{P}*$/u
const MAX_BYTES = 60_000
/** Numbers of colours in its file, tried until it is small enough: a drawing needs no more, a photograph takes more bytes. */
const PALETTES = [128, 64, 32, 16]

/** Draws a card as a PNG file. Throws if no font has a character of its text. */
export async function drawSocial(card: SocialCard, type: Typesetter): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${compose(card, type)}</svg>`
  // The pixels of pictures drawn before are freed between turns of the event loop alone.
  await setImmediate()
  const encode = createPngEncoder(renderPixels(svg, WIDTH))
  for (const colours of PALETTES) {
    const file = encode(colours)
    if (file.length <= MAX_BYTES) return file
  }
  throw new Error(`The social picture of "${card.title}" is larger than ${MAX_BYTES} bytes`)
}

/**
 * The title is above a beam, the rest below it: the introduction on the left; a scene, a device, the door or the mark on
 * the right.
 */
function compose(card: SocialCard, type: Typesetter): string {
  const title = setTitle(card.title, type)
  const beam = TITLE_TOP + title.height + 26
  const top = beam + BEAM
  const accent = card.accent ? ACCENTS[card.accent] : COLOURS.ink
  const leadBays = card.image || card.scene ? 2 : 3
  return [
    rect(0, 0, WIDTH, HEIGHT, COLOURS.paper),
    ...[0, 1, 2, 3, 4].map((bay) => rect(MARGIN + bay * BAY, 0, 2, HEIGHT, COLOURS.plinth)),
    drawLogo(type),
    title.svg,
    card.scene ? place(card.scene, top) : card.image ? stage(card.image, top) : HAS_DOORS ? door(top) : mark(top),
    rect(MARGIN, beam, 4 * BAY, BEAM, accent),
    setLead(card, type, { top, bays: leadBays }),
    card.kind && text(type, card.kind, KIND, HEIGHT - 62, COLOURS['ink-3']),
  ].join('')
}

function setTitle(words: string, type: Typesetter): { svg: string; height: number } {
  const width = 4 * BAY - 2 * PAD
  const leading = WRITING[type.locale].script === 'han' ? 1.2 : 1.08
  const styles = TITLE_SIZES.map(({ size, lines }) => ({
    style: { weight: 'bold', size, leading, tracking: -0.03 } satisfies TextStyle,
    most: lines,
  }))
  const sets = styles.map(({ style, most }) => ({ style, most, lines: type.lines(words, style, width, true) }))
  const { style, lines, most } = sets.find(({ lines, most }) => lines.length <= most) ?? lastOf(sets)
  const shown = lines.slice(0, most)
  return {
    svg: shown.map((line, index) => text(type, line, style, TITLE_TOP + index * style.size * leading)).join(''),
    height: shown.length * style.size * leading,
  }
}

/** The text before a line break, a product's name, is bold. */
function setLead({ lead, kind }: SocialCard, type: Typesetter, { top, bays }: { top: number; bays: number }): string {
  const start = top + 34
  const end = HEIGHT - (kind ? 80 : 40)
  const most = Math.floor((end - start) / (LEAD.size * LEAD.leading))
  const parts = lead.split('\n')
  const lines = parts.flatMap((part, index) => {
    const style = index < parts.length - 1 ? NAME : LEAD
    return type.lines(part, style, bays * BAY - 2 * PAD).map((line) => ({ line, style }))
  })
  const shown = lines.slice(0, most)
  const last = shown.at(-1)
  if (last && shown.length < lines.length) last.line = last.line.replace(LAST_WORD, '…')
  return shown
    .map(({ line, style }, index) =>
      text(type, line, style, start + index * style.size * style.leading, COLOURS['ink-2']),
    )
    .join('')
}

/** A line of text in the first column whose box starts at `top`. */
function text(type: Typesetter, line: string, style: TextStyle, top: number, colour: string = COLOURS.ink): string {
  const y = top + (style.size * style.leading) / 2 + style.size * 0.36
  return outlineText(type, line, style, { x: MARGIN + PAD, y, colour })
}

function stage(image: NonNullable<SocialCard['image']>, top: number): string {
  const options = { width: 2 * BAY - 2, height: HEIGHT - top, ground: COLOURS.paper, above: 0.07 }
  return `<g transform="translate(${MARGIN + 2 * BAY + 2} ${top})">${drawStage(image, options)}</g>`
}

/** A scene without its beam, because it is placed below the card's; its top is cropped if it does not fit. */
function place(scene: string, top: number): string {
  const { width, height } = SCENE_SIZE
  const box = `x="${MARGIN + 2 * BAY + 2}" y="${top}" width="${2 * BAY - 2}" height="${HEIGHT - top}"`
  const shown = `viewBox="0 ${SCENE_BEAM} ${width} ${height - SCENE_BEAM}" preserveAspectRatio="xMidYMax slice"`
  return scene.replace(/width="\d+" height="\d+" viewBox="[^"]+"/, `${box} ${shown}`)
}

/** The mark of the logo, large, in the last column. */
function mark(top: number): string {
  const scale = Math.min((BAY - 2 * PAD) / MARK_WIDTH, (HEIGHT - top - 2 * PAD) / MARK_HEIGHT)
  const left = MARGIN + 4 * BAY - PAD - MARK_WIDTH * scale
  return `<g transform="translate(${left} ${top + PAD}) scale(${scale}) translate(${-MARK_LEFT} ${-MARK_TOP})"><path d="${MARK.frame}" fill="${COLOURS.ink}"/><path d="${MARK.door}" fill="${COLOURS.brand}"/></g>`
}

/** The door of the logo, ajar in the last column, with its light on the floor. */
function door(top: number): string {
  const floor = HEIGHT - 56
  const left = MARGIN + 3 * BAY + 56
  const right = left + 164
  const height = floor - top
  return [
    `<path d="M${left} ${floor}H${right}L${right + 40} ${HEIGHT}H${left - 70}z" fill="${COLOURS.light}" opacity=".55"/>`,
    rect(left, top, right - left, height, COLOURS.light),
    `<path d="M${left} ${top}l92 ${height * 0.13}v${height * 0.78}L${left} ${floor + 14}z" fill="${COLOURS.brand}"/>`,
    ...[left - 16, right].map((x) => rect(x, top, 16, height, COLOURS.ink)),
    rect(MARGIN + 3 * BAY, floor, BAY, 2, COLOURS.ink),
  ].join('')
}

/** Width of the mark beside the vendor's name. */
const LOGO_WIDTH = 52.8

function drawLogo(type: Typesetter): string {
  const latin: TextStyle = { weight: 'bold', size: 36, leading: 1, tracking: -0.02 }
  const han: TextStyle = { ...latin, size: 30, tracking: 0 }
  const x = MARGIN + PAD
  const after = x + 70 + type.width(SITE.wordmark.latin, latin) + 12
  return `<g transform="translate(${x} 46) scale(${LOGO_WIDTH / MARK_WIDTH})"><path d="${MARK.frame}" fill="${COLOURS.ink}"/><path d="${MARK.door}" fill="${COLOURS.brand}"/></g>
${outlineText(type, SITE.wordmark.latin, latin, { x: x + 70, y: 82, colour: COLOURS.ink })}
${outlineText(type, SITE.wordmark.han, han, { x: after, y: 81, colour: COLOURS.ink })}`
}

function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
}

function lastOf<Item>(items: readonly Item[]): Item {
  const item = items.at(-1)
  if (item === undefined) throw new Error('There is no title size')
  return item
}
