import { SITE } from '../../site.ts'
import archivo from './archivo.json'
import { decimal } from './solid.ts'

/*
 * Letters on devices are outlines: a file used as <img> has no access to the page's fonts. archivo.json holds glyphs of
 * Archivo (Copyright 2020 The Archivo Project Authors, SIL Open Font License 1.1), the face of public/fonts, in
 * thousandths of an em with y downward: for each character its advance, then its contours, each as a starting point and
 * the rest of its path.
 */

type Glyph = readonly [advance: number, ...contours: (readonly [x: number, y: number, path: string])[]]
// A JSON file's inferred type has arrays where these are tuples.
const WEIGHTS = archivo.weights as unknown as Record<Weight, Record<string, Glyph>>

/** The brand as it is printed on devices. */
export const BRAND = SITE.brand.en.toUpperCase()

type Weight = 400 | 500 | 600 | 700
type Lettering = {
  x: number
  /** The line that letters stand on. */
  y: number
  size: number
  colour: string
  weight?: Weight
  /** Between letters, in the picture's units. */
  spacing?: number
  /** Which part of the words `x` is. */
  anchor?: 'start' | 'middle' | 'end'
  opacity?: number
  /** In degrees, about the start of the words. */
  slant?: number
}

/** Writes words as one path. A character that the face does not have stops the drawing. */
export function lettering(words: string, style: Lettering): string {
  const { x, y, size, colour, weight = 400, spacing = 0, anchor = 'start', opacity, slant } = style
  const scale = size / archivo.unitsPerEm
  const gap = spacing / scale
  let width = 0
  let d = ''
  for (const character of words) {
    const [advance, ...contours] = glyphOf(character, weight)
    for (const [startX, startY, path] of contours) d += `M${Math.round(width + startX)} ${startY}${path}z`
    width += advance + gap
  }
  const start = x - (width - gap) * scale * { start: 0, middle: 0.5, end: 1 }[anchor]
  const turn = slant === undefined ? '' : `rotate(${decimal(slant)} ${decimal(x)} ${decimal(y)}) `
  const place = `${turn}translate(${decimal(start)} ${decimal(y)}) scale(${scale})`
  const alpha = opacity === undefined ? '' : ` opacity="${decimal(opacity)}"`
  return `<path transform="${place}" d="${d}" fill="${colour}"${alpha}/>`
}

function glyphOf(character: string, weight: Weight): Glyph {
  const glyph = WEIGHTS[weight][character]
  if (!glyph) throw new Error(`There is no outline for “${character}”, which is to be printed on a device`)
  return glyph
}

type Ink = { colour?: string; weight?: Weight } & Pick<Lettering, 'anchor' | 'spacing' | 'opacity' | 'slant'>

/** Writes words, white unless a colour is given. All in one weight: outlines of a second would make files a third larger. */
export function write(words: string, x: number, y: number, size: number, ink: Ink = {}): string {
  return lettering(words, { x, y, size, colour: '#fff', weight: 600, ...ink })
}
