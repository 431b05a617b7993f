import type { Glyph } from 'fontkit'
import { LOCALES } from '../../base/i18n/locale.ts'
import { readWordFile } from '../../base/i18n/vendor-words.ts'
import type { DrawingWords } from '../drawing/drawing-words.ts'
import { hanFace } from './faces.ts'

/** Size of the grid that points of outlines are rounded to: a third of a pixel in letters of 40 pixels. */
const UNITS_PER_EM = 125

/** An outline as src/artwork/drawing/kit/lettering.ts reads it. */
type Outline = [advance: number, ...contours: [x: number, y: number, path: string][]]

export type Lettering = { unitsPerEm: number; glyphs: Record<string, Outline> }

/** Returns the outlines of all characters that drawings print and that the Latin face does not have. */
export function drawLettering(root: string): Lettering {
  // Read, not imported: commands are bundled without the words of further languages and of the vendor.
  const printed = LOCALES.map((locale) => (readWordFile(root, locale, 'drawing.json') as Partial<DrawingWords>).printed)
  const texts = printed.flatMap((groups) => Object.values(groups ?? {})).flatMap((group) => Object.values(group))
  const characters = [...new Set(texts.join(''))].filter((character) => character > '\u00ff').toSorted()
  const face = hanFace('bold', root)
  const scale = UNITS_PER_EM / face.unitsPerEm
  const outlines = characters.map((character) => {
    const code = character.codePointAt(0) ?? 0
    if (!face.hasGlyphForCodePoint(code)) throw new Error(`Noto Sans TC has no “${character}”`)
    return [character, outlineOf(face.glyphForCodePoint(code), scale)] as const
  })
  return { unitsPerEm: UNITS_PER_EM, glyphs: Object.fromEntries(outlines) }
}

function outlineOf({ advanceWidth, path }: Glyph, scale: number): Outline {
  const contours: [number, number, string][] = []
  let [x, y] = [0, 0]
  let letter = ''
  for (const { command, args } of path.commands) {
    if (command === 'closePath') continue
    // A zero has no sign in JSON.
    const points = args.map((each, index) => Math.round(index % 2 === 0 ? each * scale : -each * scale) + 0)
    const [endX = 0, endY = 0] = points.slice(-2)
    const contour = contours.at(-1)
    if (command === 'moveTo' || !contour) {
      contours.push([endX, endY, ''])
      letter = ''
    } else {
      const next = { lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' }[command]
      const moves = points.map((each, index) => each - (index % 2 === 0 ? x : y)).join(' ')
      // The letter of a command holds until the next one, and a minus sign separates.
      contour[2] += `${next === letter ? ' ' : next}${moves}`.replaceAll(' -', '-')
      letter = next
    }
    ;[x, y] = [endX, endY]
  }
  return [Math.round(advanceWidth * scale), ...contours]
}
