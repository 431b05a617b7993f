import { inEachLocale } from '../../base/i18n/in-each-locale.ts'
import { WRITING } from '../../base/i18n/writing.ts'
import { piecesOf } from '../../content/titles/break-title.ts'
import { type Locale, LOCALE_FACTS } from '../../base/i18n/locale.ts'
import type { Faces, Script, Weight } from './faces.ts'

/** Style of a text. Sizes are in the document's units. */
export type TextStyle = {
  weight: Weight
  size: number
  /** Line height, as a multiple of the size. */
  leading: number
  /** Letter spacing, as a share of the size. */
  tracking?: number
}

/** A part of a line in one font, and its position in the line. */
export type Run = { script: Script; text: string; x: number; width: number }

/** Measures text and breaks it into lines, in one language. */
export type Typesetter = {
  locale: Locale
  faces: Faces
  width: (text: string, style: TextStyle) => number
  /** Breaks a text into lines of at most `width`. `isHeading` keeps Chinese words together and balances the lines. */
  lines: (text: string, style: TextStyle, width: number, isHeading?: boolean) => string[]
  /** Splits a line by font. Throws if no font has a character. */
  runs: (line: string, style: TextStyle) => Run[]
}

/** Gap between Han and Latin characters without a space, as a share of the size (CSS: text-autospace). */
const AUTOSPACE = 0.125
/** Punctuation that must not start a line, or end one (CSS: line-break strict). */
const NEVER_FIRST = /^[\s，。、．：；？！）」』》〉】〕・～…—’”%°℃,.:;?!)\]}ー]/u
const NEVER_LAST = /[（「『《〈【〔‘“([{]$/u
const WIDE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef・～…—]/u
const HAN = /\p{Script=Han}/u
const LATIN_LETTER = /[\p{Script=Latin}\p{Nd}]/u
/** Characters of the Latin font that Chinese text takes from the Han font, centred in a full width. */
const HAN_PUNCTUATION = new Set('·‘’“”…—')

/** Creates a typesetter. Measurements are cached, because documents repeat their words. */
export function createTypesetter(faces: Faces, locale: Locale): Typesetter {
  const known = new Map<string, number>()
  const pieces = new Map<string, string[]>()

  /** Width at size 1, without autospace at the edges. */
  const unitWidth = (text: string, weight: Weight): number => {
    const key = `${weight}\0${text}`
    const width = known.get(key) ?? runsOf(text, faces[weight], locale).reduce((sum, run) => sum + run.width, 0)
    known.set(key, width)
    return width
  }
  const width = (text: string, { weight, size, tracking = 0 }: TextStyle): number =>
    unitWidth(text, weight) * size + tracking * size * text.length

  const fill = (pieces: readonly string[], style: TextStyle, limit: number): string[] => {
    const lines: string[] = []
    let line = ''
    let used = 0
    for (const piece of pieces.flatMap((text) => (width(text.trimEnd(), style) > limit ? [...text] : [text]))) {
      const gap = gapBetween(line, piece) * style.size
      if (line !== '' && used + gap + width(piece.trimEnd(), style) > limit) {
        lines.push(line.trimEnd())
        line = piece.trimStart()
        used = width(line, style)
      } else {
        line += piece
        used += gap + width(piece, style)
      }
    }
    return [...lines, line.trimEnd()].filter(Boolean)
  }

  const split = (text: string, isHeading: boolean): string[] => {
    const key = `${isHeading}\0${text}`
    const found = pieces.get(key) ?? splitAtBreaks(text, locale, isHeading)
    pieces.set(key, found)
    return found
  }

  return {
    locale,
    faces,
    width,
    lines: (text, style, limit, isHeading = false) => {
      const parts = split(text, isHeading)
      const lines = fill(parts, style, limit)
      return isHeading ? balance(lines, limit, (narrower) => fill(parts, style, narrower)) : lines
    },
    runs: (line, { weight, size, tracking = 0 }) => {
      let x = 0
      return runsOf(line, faces[weight], locale).map(({ script, text, gap, width: unit }) => {
        const own = (unit - gap + tracking * text.length) * size
        const run = { script, text, x: x + gap * size, width: own }
        x += gap * size + own
        return run
      })
    },
  }
}

/** Returns the same number of lines at the smallest possible width (CSS: text-wrap balance). */
function balance(lines: string[], width: number, fill: (width: number) => string[]): string[] {
  let best = lines
  for (let share = 0.95; share > 0.5 && lines.length > 1; share -= 0.05) {
    const narrower = fill(width * share)
    if (narrower.length > lines.length) break
    best = narrower
  }
  return best
}

/** Made once: each reads tables of rules. */
const SEGMENTERS = inEachLocale(
  (locale) => new Intl.Segmenter(LOCALE_FACTS[locale].htmlLang, { granularity: 'grapheme' }),
)

/** Splits a text at all line-break opportunities. Spaces stay with the text before them. */
function splitAtBreaks(text: string, locale: Locale, isHeading: boolean): string[] {
  if (isHeading && WRITING[locale].script === 'han') return piecesOf(text)
  const segments = SEGMENTERS[locale].segment(text)
  const pieces: string[] = []
  for (const { segment } of segments) {
    const before = pieces.at(-1)
    if (before !== undefined && !mayBreak(before, segment)) pieces[pieces.length - 1] = before + segment
    else pieces.push(segment)
  }
  return pieces
}

function mayBreak(before: string, after: string): boolean {
  if (NEVER_FIRST.test(after) || NEVER_LAST.test(before)) return false
  return /[\s/]$/.test(before) || WIDE.test(before.slice(-1)) || WIDE.test(after.slice(0, 1))
}

type UnitRun = {
  script: Script
  text: string
  /** Gap before the run; part of its width. */
  gap: number
  width: number
}

function runsOf(text: string, face: Faces[Weight], locale: Locale): UnitRun[] {
  const runs: Pick<UnitRun, 'script' | 'text'>[] = []
  for (const character of text) {
    const script = scriptOf(character, face, locale)
    const last = runs.at(-1)
    if (last?.script === script) last.text += character
    else runs.push({ script, text: character })
  }
  return runs.map(({ script, text }, index) => {
    const { font, shape } = face[script]
    const gap = gapBetween(runs[index - 1]?.text ?? '', text)
    const advance = shape(text).reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    return { script, text, gap, width: gap + advance / font.unitsPerEm }
  })
}

function scriptOf(character: string, face: Faces[Weight], locale: Locale): Script {
  const codePoint = character.codePointAt(0) ?? 0
  const isLatin = face.latin.font.hasGlyphForCodePoint(codePoint)
  if (isLatin && !(WRITING[locale].script === 'han' && HAN_PUNCTUATION.has(character))) return 'latin'
  if (face.han.font.hasGlyphForCodePoint(codePoint)) return 'han'
  throw new Error(
    `No font has the character "${character}" (U+${codePoint.toString(16).toUpperCase().padStart(4, '0')})`,
  )
}

function gapBetween(before: string, after: string): number {
  const [left, right] = [before.slice(-1), after.slice(0, 1)]
  const isMixed = (HAN.test(left) && LATIN_LETTER.test(right)) || (LATIN_LETTER.test(left) && HAN.test(right))
  return isMixed ? AUTOSPACE : 0
}
